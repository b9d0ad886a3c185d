package io.snarl.gradle.internal.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gradle.api.Action;
import org.gradle.api.plugins.ExtensionContainer;
import org.junit.jupiter.api.Test;

/** What extensions of other versions look like; that of the current one is told in a real build. */
class BuildScanTest {

    private final List<String> told = new ArrayList<>();
    private final Map<String, Object> extensions = new HashMap<>();

    /** What a build script sees of a scan. */
    public interface Scan {
        void tag(String tag);

        void value(String name, String value);

        void buildFinished(Action<? super String> action);
    }

    /** What Develocity adds to a project. */
    public interface Develocity {
        Scan getBuildScan();
    }

    /** Not public, like the classes behind such interfaces. */
    private final class HiddenScan implements Scan {

        @Override
        public void tag(String tag) {
            told.add("tag " + tag);
        }

        @Override
        public void value(String name, String value) {
            told.add("value " + name + " " + value);
        }

        @Override
        public void buildFinished(Action<? super String> action) {
            action.execute("finished");
        }
    }

    @Test
    void extension_of_develocity_has_the_scan() {
        extensions.put("develocity", (Develocity) HiddenScan::new);

        assertIsTold();
    }

    @Test
    void extension_of_older_versions_is_the_scan() {
        extensions.put("buildScan", new HiddenScan());

        assertIsTold();
    }

    @Test
    void build_without_extension_has_no_scan() {
        assertThat(BuildScan.in(container())).isEmpty();
    }

    @Test
    void extension_of_somebody_else_is_left_alone() {
        extensions.put("develocity", "another");
        assertThat(BuildScan.in(container())).isEmpty();

        extensions.put("buildScan", "another");
        BuildScan scan = BuildScan.in(container()).orElseThrow();
        scan.tag("a tag");
        scan.whenFinished(result -> told.add("finished"));
        assertThat(told).isEmpty();
    }

    private void assertIsTold() {
        BuildScan scan = BuildScan.in(container()).orElseThrow();

        scan.whenFinished(result -> {
            scan.value("Snarl crashes", "2");
            scan.tag("snarl-bugs");
        });

        assertThat(told).containsExactly("value Snarl crashes 2", "tag snarl-bugs");
    }

    private ExtensionContainer container() {
        return (ExtensionContainer) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {ExtensionContainer.class},
                (proxy, method, arguments) -> extensions.get((String) arguments[0]));
    }
}
