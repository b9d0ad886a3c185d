plugins { groovy }
dependencies { implementation(localGroovy()); testImplementation("org.spockframework:spock-core:2.3-groovy-3.0") }
tasks.test { useJUnitPlatform(); testLogging.events("passed") }
