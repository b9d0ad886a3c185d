package io.snarl.agent.programs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Makes a jar that is signed. */
final class SignedJar {

    private SignedJar() {}

    /** Compiles a class {@code signed.Signed} into a jar in a directory and signs it with a key made for this. */
    static Path make(Path directory) {
        try {
            Path source = directory.resolve("Signed.java");
            Files.writeString(source, """
                    package signed;

                    public class Signed implements java.util.function.Supplier<String> {
                        private int given;

                        @Override
                        public synchronized String get() {
                            return "signed " + ++given;
                        }
                    }
                    """);
            Path classes = directory.resolve("signed-classes");
            Path jar = directory.resolve("signed.jar");
            Path keys = directory.resolve("keys.p12");
            tool("javac", "-d", classes.toString(), source.toString());
            tool("jar", "--create", "--file", jar.toString(), "-C", classes.toString(), ".");
            List<String> store = List.of("-keystore", keys.toString(), "-storepass", "changeit");
            ChildJvm.run(ChildJvm.command(
                            List.of(Jdk.JDK_17.tool("keytool"), "-genkeypair", "-alias", "test", "-keyalg", "EC"),
                            List.of("-dname", "CN=test"),
                            store))
                    .succeeded();
            ChildJvm.run(ChildJvm.command(
                            List.of(Jdk.JDK_17.tool("jarsigner")), store, List.of(jar.toString(), "test")))
                    .succeeded();
            return jar;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void tool(String name, String... arguments) {
        ChildJvm.run(ChildJvm.command(List.of(Jdk.JDK_17.tool(name)), List.of(arguments)))
                .succeeded();
    }
}
