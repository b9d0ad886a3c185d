plugins {
    `java-library`
    id("io.snarl")
}

snarl {
    subjects {
        include = setOf("java.io.CharArrayReader")
    }
}
