package io.snarl.core.kind.endless;

import io.snarl.contract.trace.EventKind;
import io.snarl.core.synthesis.Settings;
import io.snarl.core.text.SourceEncodings;
import io.snarl.testing.TraceBytes;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.tools.ToolProvider;

/** A library with a test that was recorded, and a lab of which all tests go on for ever that call {@code open}. */
record EndlessProject(Path directory) {

    private static final int SUBJECT = 1;
    private static final int TEST = 3;
    private static final int INVOKESTATIC = 184;

    private static final String GATE = """
            package demo;

            public final class Gate {
                public static void open() {
                }

                public static void close() {
                }
            }
            """;

    private static final String LAB = """
            import io.snarl.contract.lab.*;
            import java.io.*;
            import java.nio.file.*;
            import java.util.*;

            class EndlessLab {

                public static void main(String[] arguments) throws Exception {
                    System.out.println(TrialReply.READY.line());
                    for (String line : (Iterable<String>) new BufferedReader(new InputStreamReader(System.in)).lines()::iterator) {
                        TrialRequest request = TrialRequest.read(line);
                        if (!request.collect().equals("endings")) {
                            throw new IllegalArgumentException(line);
                        }
                        Files.write(
                                Files.createDirectories(request.output()).resolve("fuzz.jsonl"),
                                List.of(result(request.output(), request.className(), request.method()), "{\\"end\\":true}"));
                        System.out.println(new TrialReply(true, true, Map.of()).line());
                    }
                }

                static String result(Path results, String name, String method) throws Exception {
                    String test = "{\\"test\\":\\"" + name + "#" + method + "()\\",\\"class\\":\\"" + name + "\\",\\"method\\":\\""
                            + method + "\\",\\"display\\":\\"" + method + "()\\",\\"schedules\\":1,\\"millis\\":1,";
                    if (!method.startsWith("open")) {
                        return test + "\\"outcome\\":\\"passed\\"}";
                    }
                    Files.writeString(results.resolve(name + ".schedule"), "0 1 0 1");
                    Files.writeString(results.resolve(name + ".jsonl"), "{\\"version\\":1,\\"threads\\":[\\"thread-1\\"]}\\n"
                            + "{\\"thread\\":0,\\"text\\":\\"opens\\",\\"at\\":{\\"class\\":\\"demo.Gate\\",\\"method\\":\\"open\\","
                            + "\\"file\\":\\"Gate.java\\",\\"line\\":4}}\\n{\\"ending\\":[\\"It goes on.\\"]}\\n");
                    return test + "\\"outcome\\":\\"failed\\",\\"kind\\":\\"endless\\",\\"schedule\\":\\"" + name
                            + ".schedule\\",\\"interleaving\\":\\"" + name + ".jsonl\\"}";
                }
            }
            """;

    /** Writes and compiles what there is. */
    EndlessProject {
        try {
            compile(write(directory, "src/demo/Gate.java", GATE), directory.resolve("classes"));
            compile(write(directory, "lab/EndlessLab.java", LAB), directory.resolve("lab"));
            write(directory, "traces/index.jsonl", """
                    {"kind":"run","version":2,"java":"17.0.15","branches":true}
                    {"kind":"test","id":"[engine:junit-jupiter]/[class:demo.GateTest]","class":"demo.GateTest","method":"works",\
                    "name":"works()","outcome":"passed","trace":"1.trace","events":8,"seen":8,"threads":false,"cut":false}
                    {"kind":"end","subjects":1,"libraries":0,"tests":1}
                    """);
            writeTrace(directory.resolve("traces/1.trace"));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Path write(Path directory, String name, String text) throws IOException {
        Path file = directory.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private static void compile(Path source, Path classes) {
        int status = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-g",
                        "-proc:none",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-d",
                        classes.toString(),
                        source.toString());
        if (status != 0) {
            throw new AssertionError(source + " does not compile");
        }
    }

    private static void writeTrace(Path file) {
        var trace = new TraceBytes();
        int method = trace.method(trace.classNamed("demo.GateTest", TEST), "works", "()V");
        int gate = trace.classNamed("demo.Gate", SUBJECT);
        var events = TraceBytes.events(1, 0, 1);
        events.event(trace.site(EventKind.ENTER, method, 1)).ref(0);
        for (String name : List.of("open", "close")) {
            int called = trace.method(gate, name, "()V", 9);
            events.event(trace.site(EventKind.CALL, method, 2, "demo.Gate", name, "()V", INVOKESTATIC))
                    .ref(0);
            events.event(trace.site(EventKind.ENTER, called, 4)).ref(0);
            events.event(trace.site(EventKind.EXIT, called, 4));
            events.returned().noValue();
        }
        events.event(trace.site(EventKind.EXIT, method, 3));
        trace.add(events).end(1, false).writeTo(file);
    }

    Path findings() {
        return directory.resolve("findings.json");
    }

    Settings settings() {
        List<Path> classPath = new ArrayList<>(List.of(directory.resolve("classes")));
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .forEach(classPath::add);
        Path results = directory.resolve("work/results");
        return new Settings(
                directory.resolve("traces"),
                List.of(directory.resolve("src")),
                List.of(directory.resolve("test")),
                List.of(),
                SourceEncodings.UTF_8,
                classPath,
                directory.resolve("work/classes"),
                results,
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        directory.resolve("lab") + File.pathSeparator + System.getProperty("java.class.path"),
                        "EndlessLab"),
                directory,
                new Settings.LabRuns(100, 1),
                17,
                true,
                List.of(),
                List.of(),
                2,
                1,
                300,
                directory.resolve("sources"),
                findings(),
                findings(),
                directory.resolve("baseline.json"),
                directory.resolve("schedules"),
                directory.resolve("summary.txt"),
                directory,
                "replay");
    }
}
