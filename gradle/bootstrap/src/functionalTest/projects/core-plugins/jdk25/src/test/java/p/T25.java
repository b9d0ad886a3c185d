package p; import org.junit.jupiter.api.*; class T25 { @Test void v() { System.out.println("test JVM " + Runtime.version().feature()); } }
