plugins {
    java
    id("com.acme.does-not-exist") version "1.0"
}
