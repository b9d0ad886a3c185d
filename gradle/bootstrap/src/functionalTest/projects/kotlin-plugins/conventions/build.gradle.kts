plugins {
    kotlin("jvm") version "1.9.22"
    `java-gradle-plugin`
}

dependencies {
    compileOnly(gradleKotlinDsl())
}

gradlePlugin {
    plugins {
        create("greeting") { id = "acme.greeting"; implementationClass = "acme.GreetingPlugin" }
        create("settings") { id = "acme.settings"; implementationClass = "acme.AcmeSettingsPlugin" }
    }
}
