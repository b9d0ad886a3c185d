plugins { `java-gradle-plugin`; `groovy-gradle-plugin` }
gradlePlugin { plugins { create("p") { id = "p.plug"; implementationClass = "p.Plug" } } }
dependencies { testImplementation("org.junit.jupiter:junit-jupiter:5.10.2") }
tasks.test { useJUnitPlatform(); testLogging { events("passed", "failed"); exceptionFormat = org.gradle.api.tasks.testing.logging.TestExceptionFormat.FULL } }
