println("module ${project.name}")
