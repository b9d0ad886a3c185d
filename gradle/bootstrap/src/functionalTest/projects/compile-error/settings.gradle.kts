rootProject.name = "compile-error"
