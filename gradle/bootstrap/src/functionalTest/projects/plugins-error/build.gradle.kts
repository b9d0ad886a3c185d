import java.util.Locale

plugins {
    base
    id("java") verzion "1"
}

println("must never be reached ${Locale.ROOT}")
