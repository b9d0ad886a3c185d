plugins {
    `java-library`
}

dependencies {
    implementation(gradleApi())
    implementation("com.google.code.gson:gson:2.14.0")
}
