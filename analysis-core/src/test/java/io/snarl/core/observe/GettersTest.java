package io.snarl.core.observe;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.source.resolve.Accessibility;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.type.MethodInfo;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GettersTest {

    private final Types types =
            Types.of(Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                    .map(Path::of)
                    .toList());

    enum Level {
        LOW
    }

    /** Has a method of each sort, of which the first tell something. */
    @SuppressWarnings("unused")
    static class Shelf extends Furniture {

        private int rows;
        private static int shelves;

        public int rows() {
            return rows;
        }

        public int shelves() {
            return ++shelves;
        }

        public int size() {
            return 0;
        }

        public boolean isEmpty() {
            return true;
        }

        public String getLabel() {
            return "";
        }

        public List<String> getBooks() {
            return List.of();
        }

        public Map<String, Integer> getPlaces() {
            return Map.of();
        }

        public Level getLevel() {
            return Level.LOW;
        }

        long bookCount() {
            return 0;
        }

        @Override
        public String toString() {
            return "";
        }

        public int getAndAdd() {
            return 0;
        }

        public int incrementAndGet() {
            return 0;
        }

        public String getNext() {
            return "";
        }

        public Thread getOwner() {
            return null;
        }

        public int getBook(int place) {
            return place;
        }

        public void getReady() {}

        public String clear() {
            return "";
        }

        private int getSecret() {
            return 0;
        }

        public static int getTotal() {
            return 0;
        }
    }

    static class Furniture {

        public int getWeight() {
            return 0;
        }

        public String getLabel() {
            return "";
        }

        protected int getPrice() {
            return 0;
        }
    }

    @AfterEach
    void close() throws IOException {
        types.close();
    }

    private List<String> getters(String className, String packageName) {
        return new Getters(types, new Accessibility(types, packageName))
                .of(className).stream().map(MethodInfo::name).toList();
    }

    @Test
    void methods_that_only_tell_a_value_are_getters_those_of_the_class_itself_first() {
        assertThat(getters(Shelf.class.getName(), Shelf.class.getPackageName()))
                .containsExactlyInAnyOrder(
                        "rows",
                        "size",
                        "isEmpty",
                        "getLabel",
                        "getBooks",
                        "getPlaces",
                        "getLevel",
                        "bookCount",
                        "toString",
                        "getWeight",
                        "getPrice")
                .endsWith("getWeight", "getPrice");
    }

    @Test
    void only_what_the_package_of_the_test_may_call_is_a_getter() {
        assertThat(getters("java.util.Vector", "demo")).contains("size", "isEmpty", "capacity", "toString");
        assertThat(getters(Shelf.class.getName(), "demo")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"get", "contains", "balanceOf", "has", "address", "settings", "toList", "incomplete"})
    void names_that_do_not_begin_with_a_verb_may_only_tell(String name) {
        assertThat(Getters.mayOnlyTell(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "add",
                "addAll",
                "clear",
                "next",
                "nextInt",
                "poll",
                "read",
                "set",
                "setSize",
                "getAndSet",
                "incrementAndGet",
                "putIfAbsent",
                "takeFirst"
            })
    void names_that_do_are_of_methods_that_do_something(String name) {
        assertThat(Getters.mayOnlyTell(name)).isFalse();
    }
}
