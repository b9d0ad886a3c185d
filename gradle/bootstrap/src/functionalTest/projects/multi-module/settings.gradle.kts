enableFeaturePreview("TYPESAFE_PROJECT_ACCESSORS")

rootProject.name = "shop"

include("core")
include(":services:order-api", ":services:order-impl")
include("app")
include("empty", "only-comments")

// a project somewhere else on disk
include("tools")
project(":tools").projectDir = file("dev/tools")
