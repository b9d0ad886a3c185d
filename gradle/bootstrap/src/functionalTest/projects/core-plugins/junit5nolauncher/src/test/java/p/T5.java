package p; import org.junit.jupiter.api.*; class T5 { @Test void five() { org.slf4j.LoggerFactory.getLogger("x").info("log works"); } }
