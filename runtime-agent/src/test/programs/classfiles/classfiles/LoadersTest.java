package classfiles;

import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class LoadersTest {

    @Test
    void class_of_a_loader_without_parent() throws Exception {
        try (URLClassLoader loader = new URLClassLoader(new URL[] {origin()}, null)) {
            print(loader.loadClass("classfiles.Greeting"));
        }
    }

    @Test
    void class_of_a_loader_that_hides_all_others() throws Exception {
        try (URLClassLoader loader = new HidingLoader(origin())) {
            print(loader.loadClass("classfiles.Greeting"));
        }
    }

    @Test
    void hidden_class() throws Exception {
        try (InputStream in = Greeting.class.getResourceAsStream("Greeting.class")) {
            Class<?> hidden =
                    MethodHandles.lookup().defineHiddenClass(in.readAllBytes(), true).lookupClass();
            System.out.println(hidden.isHidden());
            print(hidden);
        }
    }

    @Test
    void same_class_in_two_loaders() throws Exception {
        print(Greeting.class);
        class_of_a_loader_without_parent();
    }

    @Test
    void class_of_a_signed_jar() throws Exception {
        Class<?> signed = Class.forName("signed.Signed");
        System.out.println(signed.getProtectionDomain().getCodeSource().getCertificates().length + " certificate");
        System.out.println(signed.getSigners().length + " signer");
        print(signed);
    }

    private static URL origin() {
        return Greeting.class.getProtectionDomain().getCodeSource().getLocation();
    }

    private static void print(Class<?> type) throws Exception {
        Object object = type.getConstructor().newInstance();
        Supplier<?> supplier = (Supplier<?>) object;
        System.out.println(supplier.get() + " " + supplier.get() + " " + Thread.holdsLock(object));
    }

    /** Finds nothing but its own classes and those of {@code java}, as containers of plug-ins do. */
    private static final class HidingLoader extends URLClassLoader {

        HidingLoader(URL origin) {
            super(new URL[] {origin}, null);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("java.") && !name.startsWith("classfiles.")) {
                throw new ClassNotFoundException(name);
            }
            return super.loadClass(name, resolve);
        }
    }
}
