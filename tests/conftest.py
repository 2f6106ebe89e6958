"""Nothing fails because the machine was busy: no example of a property has to be tried in time."""

import hypothesis

hypothesis.settings.register_profile("untimed", deadline=None)
hypothesis.settings.load_profile("untimed")
