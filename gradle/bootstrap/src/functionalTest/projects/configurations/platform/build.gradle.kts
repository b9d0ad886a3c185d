plugins {
    `java-platform`
}

javaPlatform {
    allowDependencies()
}

dependencies {
    api(platform("org.junit:junit-bom:5.10.2"))
    constraints {
        api("org.slf4j:slf4j-api:2.0.13")
        api(libs.lang3)
        runtime("com.google.guava:guava:33.2.0-jre") {
            because("runtime only")
        }
    }
}
