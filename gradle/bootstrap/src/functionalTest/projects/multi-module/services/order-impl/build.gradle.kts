evaluationDependsOn(":core")

plugins {
    id("java-library")
}

dependencies {
    implementation(projects.services.orderApi)
    implementation(project(path = ":core"))
    testImplementation(testFixtures(projects.core))
    testImplementation(testFixtures(project(":core")))
}

val coreSources = project(":core").the<SourceSetContainer>()["main"].java.srcDirs
println("order-impl saw ${coreSources.single().relativeTo(rootDir)}")
