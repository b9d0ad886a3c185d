package p; import org.junit.Test; public class T4 { @Test public void four() { System.out.println("out"); } }
