rootProject.name = "repeated-block"
