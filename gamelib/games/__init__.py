"""The rules of the games. No text for people, no pictures, no random generator in here."""
