package io.snarl.suites;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class CatalogTest {

    @Test
    void own_catalog_has_ten_libraries_of_different_kinds_with_coordinates() throws IOException {
        List<Library> libraries = Catalog.read(null).libraries();

        assertThat(libraries).extracting(Library::name).doesNotHaveDuplicates();
        assertThat(libraries)
                .extracting(Library::kind)
                .doesNotContain("")
                .satisfies(kinds -> assertThat(kinds.stream().distinct()).hasSizeGreaterThanOrEqualTo(10));
        assertThat(libraries).allSatisfy(library -> assertThat(library.module()).matches("[\\w.-]+:[\\w.-]+:[\\w.-]+"));
    }

    @Test
    void entry_needs_only_what_is_not_usual() {
        Catalog catalog = Catalog.parse("[{\"name\": \"mine\", \"checkout\": \"../mine\"}]");

        assertThat(catalog.libraries()).singleElement().satisfies(library -> {
            assertThat(library.isCheckedOut()).isTrue();
            assertThat(library.release()).isEqualTo(8);
            assertThat(library.testDependencies()).isEmpty();
        });
    }

    @Test
    void library_that_is_not_there_is_named_with_those_that_are() {
        Catalog catalog = Catalog.parse("[{\"name\": \"pool\"}, {\"name\": \"cache\"}]");

        assertThat(catalog.only(List.of("cache"))).extracting(Library::name).containsExactly("cache");
        assertThatThrownBy(() -> catalog.only(List.of("cash")))
                .hasMessage("There is no library cash in the catalog; it has pool, cache.");
    }
}
