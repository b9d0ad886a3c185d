plugins {
    `java-gradle-plugin`
}

gradlePlugin {
    plugins.create("acmeSettings") {
        id = "acme.settings"
        implementationClass = "acme.settings.AcmeSettingsPlugin"
    }
}
