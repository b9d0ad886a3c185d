plugins {
    `java-gradle-plugin`
}

repositories {
    mavenCentral()
}

dependencies {
    implementation("org.apache.commons:commons-lang3:3.14.0")
}

gradlePlugin {
    plugins {
        create("acme") {
            id = "acme.deploy"
            implementationClass = "acme.AcmePlugin"
        }
        create("acmeConventions") {
            id = "acme.conventions"
            implementationClass = "acme.AcmeConventionsPlugin"
        }
    }
}
