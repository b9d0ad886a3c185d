rootProject.name = "extras-and-properties"
