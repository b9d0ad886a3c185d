rootProject.name = "runtime-error-in-task"
