package p; import org.testng.annotations.Test; public class T { @Test public void ng() { assert new A1().x() == 1; } }
