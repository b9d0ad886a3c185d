plugins {
    `java-library`
    id("io.snarl")
}

dependencies {
    implementation("colt:colt:1.2.0")
}

snarl {
    subjects {
        include = setOf("hep.aida.bin.DynamicBin1D")
    }
}
