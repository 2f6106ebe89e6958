"""Pictures and text of a situation, made from the same data. No widgets, no sentences in here."""
