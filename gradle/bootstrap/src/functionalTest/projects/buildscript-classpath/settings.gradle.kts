rootProject.name = "buildscript-classpath"
