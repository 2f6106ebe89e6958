"""How many tricks is a hand worth? Many rounds played at once, with numbers instead of ladders.

This room needs NumPy, so whoever uses it imports it where it is used.
"""
