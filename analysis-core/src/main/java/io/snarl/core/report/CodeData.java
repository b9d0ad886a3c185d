package io.snarl.core.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.snarl.contract.code.CodePlace;
import io.snarl.core.finding.TestMethod;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Data of the page: code places and tests, with the source lines to show, each once. */
final class CodeData {

    private static final int AROUND = 4;

    private final SourceTree sources;
    private final TestCode tests;
    private final Map<String, TreeMap<Integer, String>> shown = new TreeMap<>();

    CodeData(SourceTree sources) {
        this.sources = sources;
        this.tests = new TestCode(sources);
    }

    JsonObject place(CodePlace place) {
        var members = new JsonObject();
        members.addProperty("class", place.className());
        members.addProperty("method", place.method());
        members.addProperty("file", place.sourceFile());
        members.addProperty("line", place.line());
        sources.fileOf(place)
                .filter(file -> show(file, place.line()))
                .ifPresent(file -> members.addProperty("path", sources.nameOf(file)));
        return members;
    }

    JsonObject test(TestMethod test) {
        return test(test.className(), test.method(), Optional.of(test.file()));
    }

    /** A test of which only the class is known. */
    JsonObject test(String className, String method) {
        return test(className, method, sources.fileOf(className));
    }

    /** Returns the lines to show: for each file an array of a number and a text for each. */
    JsonObject lines() {
        var files = new JsonObject();
        shown.forEach((file, lines) -> {
            var array = new JsonArray();
            lines.forEach((number, text) -> {
                var line = new JsonArray();
                line.add(number);
                line.add(text);
                array.add(line);
            });
            files.add(file, array);
        });
        return files;
    }

    private JsonObject test(String className, String method, Optional<Path> file) {
        var members = new JsonObject();
        members.addProperty("class", className);
        members.addProperty("method", method);
        file.ifPresent(path -> members.addProperty("path", sources.nameOf(path)));
        file.flatMap(path -> tests.of(path, method)).ifPresent(code -> members.addProperty("code", code));
        return members;
    }

    private boolean show(Path file, int line) {
        List<String> lines = sources.lines(file);
        if (line < 1 || line > lines.size()) {
            return false;
        }
        Map<Integer, String> ofFile = shown.computeIfAbsent(sources.nameOf(file), name -> new TreeMap<>());
        for (int i = Math.max(1, line - AROUND); i <= Math.min(lines.size(), line + AROUND); i++) {
            ofFile.put(i, lines.get(i - 1));
        }
        return true;
    }
}
