plugins {
    `java-library`
    id("io.snarl")
}

dependencies {
    // Its own dependencies are ranges of versions, and the cursors need none of them.
    implementation("com.amazon.carbonado:carbonado:1.2.4") { isTransitive = false }
}

snarl {
    subjects {
        include = setOf("com.amazon.carbonado.cursor.SkipCursor")
    }
}
