plugins {
    `java-library`
}

dependencies {
    api(libs.bundles.main)
    implementation(libs.slf4j.api)
    runtimeOnly(tools.slf4j.nop)
    constraints {
        implementation(libs.guava) {
            because("catalog")
        }
    }
}

java {
    toolchain {
        languageVersion = JavaLanguageVersion.of(libs.versions.java.get())
    }
}
