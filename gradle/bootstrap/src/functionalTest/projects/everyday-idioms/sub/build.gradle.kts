plugins { id("java-library"); jacoco; id("org.springframework.boot") }
springBoot { buildInfo() }
tasks.bootJar { enabled = false }
jacoco { toolVersion = "0.8.12" }
tasks.jacocoTestReport { reports { xml.required = true; html.outputLocation = layout.buildDirectory.dir("j") } }
tasks.jacocoTestCoverageVerification { violationRules { rule { limit { minimum = "0.1".toBigDecimal() } } } }
val main by sourceSets.getting
val integ by sourceSets.registering { compileClasspath += main.output }
sourceSets { named("integ") { java.setSrcDirs(listOf("src/i")) } }
println("sub ${rootProject.extra["langVersion"]} ${sourceSets.names} ${integ.get().name}")
java { registerFeature("feat") { usingSourceSet(integ.get()) } }
