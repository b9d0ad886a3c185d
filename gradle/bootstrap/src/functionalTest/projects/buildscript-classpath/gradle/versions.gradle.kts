extra["appVersion"] = "5." + listOf(1, 2).sum()
