// applied to Settings: "this" is a Settings here
println("applied to ${rootProject.name} at ${settings.rootDir.name == rootDir.name}")
gradle.settingsEvaluated {
    println("settings evaluated: ${rootProject.children.map { it.name }.sorted()}")
}
