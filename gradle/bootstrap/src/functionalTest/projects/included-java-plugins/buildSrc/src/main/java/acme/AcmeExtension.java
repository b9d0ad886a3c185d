package acme;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import javax.inject.Inject;
import org.gradle.api.Action;
import org.gradle.api.NamedDomainObjectContainer;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.model.ObjectFactory;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.MapProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.SetProperty;

public abstract class AcmeExtension {
    private final Deploy deploy;
    private final NamedDomainObjectContainer<Environment> environments;
    private final NamedDomainObjectContainer<Snippet> snippets;
    private final Matrix<String, List<Integer>> matrix = new Matrix<>();
    private final List<String> labels = new ArrayList<>();
    private boolean dryRun;
    private String legacyName = "unset";

    @Inject
    public AcmeExtension(ObjectFactory objects) {
        deploy = objects.newInstance(Deploy.class);
        environments = objects.domainObjectContainer(Environment.class);
        snippets = objects.domainObjectContainer(Snippet.class);
    }

    public abstract Property<String> getTitle();

    public abstract MapProperty<String, Integer> getPorts();

    public abstract SetProperty<Mode> getModes();

    public abstract DirectoryProperty getWorkDir();

    public Deploy getDeploy() { return deploy; }

    public void deploy(Action<? super Deploy> action) { action.execute(deploy); }

    public NamedDomainObjectContainer<Environment> getEnvironments() { return environments; }

    public void environments(Action<? super NamedDomainObjectContainer<Environment>> action) { action.execute(environments); }

    // no method taking an Action: Kotlin scripts invoke the container itself
    public NamedDomainObjectContainer<Snippet> getSnippets() { return snippets; }

    public Matrix<String, List<Integer>> getMatrix() { return matrix; }

    public void labels(String... more) { labels.addAll(Arrays.asList(more)); }

    public List<String> getLabels() { return labels; }

    public boolean isDryRun() { return dryRun; }

    public void setDryRun(boolean dryRun) { this.dryRun = dryRun; }

    public String getLegacyName() { return legacyName; }

    public void setLegacyName(String legacyName) { this.legacyName = legacyName; }

    public void options(Map<String, ?> options) { labels.add("options" + options); }

    public enum Mode { FAST, SAFE }

    public abstract static class Deploy {
        private final Retry retry = new Retry();

        public abstract Property<String> getTarget();

        public abstract ListProperty<String> getTags();

        public Retry getRetry() { return retry; }

        public void retry(Action<? super Retry> action) { action.execute(retry); }
    }

    public static class Retry {
        private int times = 1;

        public int getTimes() { return times; }

        public void setTimes(int times) { this.times = times; }
    }

    public static class Matrix<K, V> {
        private final java.util.LinkedHashMap<K, V> cells = new java.util.LinkedHashMap<>();

        public Map<K, V> getCells() { return cells; }

        public Matrix<K, V> cell(K key, V value) {
            cells.put(key, value);
            return this;
        }
    }
}
