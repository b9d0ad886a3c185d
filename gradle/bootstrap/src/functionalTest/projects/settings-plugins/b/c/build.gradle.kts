logger.lifecycle("evaluating $path: ${project.extra.properties["fromBeforeProject"]}")
