rootProject.name = "text-kit"
