plugins {
    base
}

tasks.register("fine") {
    doLast {
        undefinedThing.call()
    }
}
val number: Int = "not a number"
base {
    noSuchProperty = "x"
}
tasks.named("fine").nope { }
