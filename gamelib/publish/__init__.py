"""How the lessons become web pages: the Voila template, its settings and the server."""
