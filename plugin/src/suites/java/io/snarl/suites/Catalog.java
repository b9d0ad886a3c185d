package io.snarl.suites;

import com.google.gson.Gson;
import com.google.gson.reflect.TypeToken;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The libraries that can be tried. */
record Catalog(List<Library> libraries) {

    /** Reads a catalog of the user's, or Snarl's own. */
    static Catalog read(Path file) throws IOException {
        return parse(file == null ? own() : Files.readString(file));
    }

    static Catalog parse(String json) {
        List<Library> entries = new Gson().fromJson(json, new TypeToken<List<Library>>() {}.getType());
        return new Catalog(entries.stream().map(Library::completed).toList());
    }

    /** Those with some of these names; all if there are none. */
    List<Library> only(List<String> names) {
        for (String name : names) {
            if (libraries.stream().noneMatch(library -> library.name().equals(name))) {
                throw new IllegalArgumentException("There is no library " + name + " in the catalog; it has "
                        + String.join(
                                ", ", libraries.stream().map(Library::name).toList()) + ".");
            }
        }
        return libraries.stream()
                .filter(library -> names.isEmpty() || names.contains(library.name()))
                .toList();
    }

    private static String own() throws IOException {
        try (InputStream stream = Catalog.class.getResourceAsStream("libraries.json")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
