tasks.register("printInfo") {
    dependsOn(gradle.includedBuilds.map { it.task(":jar") })
    val catalogs = project.extensions.getByType<VersionCatalogsExtension>().catalogNames
    doLast {
        println("catalogs $catalogs")
    }
}
println("root says ${extra["fromBeforeProject"]}")
