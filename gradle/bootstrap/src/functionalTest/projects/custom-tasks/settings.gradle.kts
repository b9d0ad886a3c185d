rootProject.name = "custom-tasks"
