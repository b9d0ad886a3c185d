rootProject.name = "plugins-error"
