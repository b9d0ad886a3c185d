plugins { `java-library`; jacoco }
dependencies { testImplementation(platform("org.junit:junit-bom:5.10.2")); testImplementation("org.junit.jupiter:junit-jupiter"); testImplementation("org.slf4j:slf4j-simple:2.0.13") }
tasks.test { useJUnitPlatform(); testLogging.events("passed"); finalizedBy(tasks.jacocoTestReport) }
