plugins {
    `java-library`
}

group = "com.acme"
version = "1.0"

val extraFlavor = Attribute.of("com.acme.flavor", String::class.java)

sourceSets {
    create("mongo")
}

java {
    registerFeature("mongoSupport") {
        usingSourceSet(sourceSets["mongo"])
        capability("com.acme", "producer-mongo", "1.0")
        withSourcesJar()
    }
}

val listing by configurations.creating {
    isCanBeConsumed = true
    isCanBeResolved = false
    attributes {
        attribute(Usage.USAGE_ATTRIBUTE, objects.named(Usage.JAVA_RUNTIME))
        attribute(Category.CATEGORY_ATTRIBUTE, objects.named("listing"))
        attribute(extraFlavor, "sweet")
    }
    outgoing {
        capability("com.acme:listing:1.0")
    }
}

configurations {
    create("x") {
        isCanBeConsumed = true
        isCanBeResolved = false
        attributes {
            attribute(Usage.USAGE_ATTRIBUTE, objects.named<Usage>("x-usage"))
            attribute(LibraryElements.LIBRARY_ELEMENTS_ATTRIBUTE, objects.named(LibraryElements::class.java, LibraryElements.JAR))
            attribute(Bundling.BUNDLING_ATTRIBUTE, objects.named(Bundling::class, Bundling.EXTERNAL))
        }
    }
    named("runtimeElements") {
        outgoing.capability("com.acme:producer:1.0")
        outgoing.variants { }
    }
    "apiElements" {
        attributes.attribute(Attribute.of("com.acme.note", String::class.java), "noted")
    }
}

val makeListing by tasks.registering {
    val out = layout.buildDirectory.file("listing.txt")
    outputs.file(out)
    doLast { out.get().asFile.writeText("alpha\nbeta\n") }
}

artifacts {
    add("x", tasks.jar)
    add(listing.name, makeListing) {
        type = "list"
    }
}

dependencies {
    api(platform(project(":platform")))
    api("org.slf4j:slf4j-api")
    implementation(libs.bundles.basics)
    "mongoImplementation"(project)
    "mongoImplementation"("org.apache.commons:commons-lang3") {
        version {
            require("3.14.0")
        }
    }
}
