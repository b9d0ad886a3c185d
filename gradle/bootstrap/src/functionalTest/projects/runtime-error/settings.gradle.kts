rootProject.name = "runtime-error"
