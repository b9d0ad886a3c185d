package io.snarl.core.finding;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.snarl.contract.code.CodePlace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The members of a JSON object in a file of findings, each refused with a sentence if it is missing or of another type.
 *
 * @param file what is named if something is wrong
 * @param project what paths are relative to
 */
public record FindingMembers(JsonObject object, Path file, Path project) {

    /** Tells whether there is a member. */
    public boolean has(String name) {
        return object.has(name);
    }

    /** Returns text. */
    public String string(String name) {
        return member(name).getAsString();
    }

    /** Returns text, if there is any. */
    public Optional<String> optionalString(String name) {
        return Optional.ofNullable(object.get(name)).map(JsonElement::getAsString);
    }

    /** Returns a number. */
    public int integer(String name) {
        return member(name).getAsInt();
    }

    /** Returns a number of more digits. */
    public long longInteger(String name) {
        return member(name).getAsLong();
    }

    /** Returns whether something is so. */
    public boolean truth(String name) {
        return member(name).getAsBoolean();
    }

    /** Returns a file. */
    public Path path(String name) {
        return project.resolve(string(name)).normalize();
    }

    /** Returns a place of code. */
    public CodePlace place(String name) {
        return object(name).place();
    }

    /** Returns the place of code that these are the members of. */
    CodePlace place() {
        return new CodePlace(string("class"), string("method"), string("file"), integer("line"));
    }

    /** Returns an object. */
    public FindingMembers object(String name) {
        return of(member(name));
    }

    /** Returns an object, if there is one. */
    public Optional<FindingMembers> optionalObject(String name) {
        return Optional.ofNullable(object.get(name)).map(this::of);
    }

    /** Returns the objects of an array, each read. */
    public <T> List<T> objects(String name, Function<FindingMembers, T> reader) {
        return list(name, element -> reader.apply(of(element)));
    }

    /** Returns the objects of an array, each read, none if it is missing. */
    public <T> List<T> optionalObjects(String name, Function<FindingMembers, T> reader) {
        return has(name) ? objects(name, reader) : List.of();
    }

    /** Returns the texts of an array. */
    public List<String> strings(String name) {
        return list(name, JsonElement::getAsString);
    }

    /** Returns the texts of an array, none if it is missing. */
    public List<String> optionalStrings(String name) {
        return has(name) ? strings(name) : List.of();
    }

    /** Returns the texts of the arrays of an array. */
    public List<List<String>> listsOfStrings(String name) {
        return list(
                name,
                element -> element.getAsJsonArray().asList().stream()
                        .map(JsonElement::getAsString)
                        .toList());
    }

    private <T> List<T> list(String name, Function<JsonElement, T> reader) {
        List<T> values = new ArrayList<>();
        member(name).getAsJsonArray().forEach(value -> values.add(reader.apply(value)));
        return values;
    }

    private FindingMembers of(JsonElement element) {
        return new FindingMembers(element.getAsJsonObject(), file, project);
    }

    private JsonElement member(String name) {
        JsonElement value = object.get(name);
        if (value == null) {
            throw BrokenFindingsException.bad(file, "the member '" + name + "' is missing");
        }
        return value;
    }
}
