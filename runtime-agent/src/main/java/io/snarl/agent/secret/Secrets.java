package io.snarl.agent.secret;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Keeps secrets out of everything that is written down. There is one object for all of a JVM, since what is secret
 * depends on its environment.
 *
 * <p>Properties may be set while tests run, so they are looked at again whenever their number has changed, and at each test.
 * What was a secret once stays one.
 */
public final class Secrets {

    /** The text in place of a secret. */
    public static final String MASK = "***";

    private static volatile Secrets current = none();

    private final SecretNames names;
    private final boolean valuesRecorded;
    private final TreeSet<String> known = new TreeSet<>(
            // The longest first, since one secret may be part of another.
            Comparator.comparingInt(String::length).reversed().thenComparing(Comparator.naturalOrder()));
    private volatile List<Secret> secrets = List.of();
    private volatile int properties = -1;

    /**
     * Notes the secrets in an environment, and in the properties of this JVM.
     *
     * @param valuesRecorded whether any values may be written down at all
     */
    public Secrets(SecretNames names, boolean valuesRecorded, Map<String, String> environment) {
        this.names = names;
        this.valuesRecorded = valuesRecorded;
        add(environment);
        refresh();
    }

    private static Secrets none() {
        return new Secrets(SecretNames.usualAnd(List.of()), true, Map.of());
    }

    /** Returns those of this JVM. */
    public static Secrets current() {
        return current;
    }

    /** Installs the secrets of this JVM. */
    public static void know(Secrets secrets) {
        current = secrets;
    }

    /** Returns whether any values may be written down. */
    public boolean valuesRecorded() {
        return valuesRecorded;
    }

    /** Reads the properties again. */
    public void refresh() {
        Map<String, String> texts = new TreeMap<>();
        try {
            Properties all = System.getProperties();
            properties = all.size();
            for (String name : all.stringPropertyNames()) {
                texts.put(name, all.getProperty(name, ""));
            }
        } catch (RuntimeException e) {
            // A program may have put an object in their place that does as it likes; what was known before stays so.
            properties = 0;
        }
        add(texts);
    }

    /** Notes the value of a variable or property, if it is named like a secret. */
    public void add(String name, String value) {
        add(Map.of(name, value));
    }

    private synchronized void add(Map<String, String> named) {
        int before = known.size();
        named.forEach((name, value) -> {
            if (names.match(name)) {
                known.addAll(Secret.textsIn(value));
            }
        });
        if (known.size() > before) {
            secrets = toSecrets(known);
        }
    }

    private static List<Secret> toSecrets(Collection<String> texts) {
        List<Secret> secrets = new ArrayList<>();
        texts.forEach(text -> secrets.add(new Secret(text)));
        return List.copyOf(secrets);
    }

    private List<Secret> secrets() {
        if (haveChanged()) {
            refresh();
        }
        return secrets;
    }

    /** Tells whether there are more or fewer properties than before, as far as a test lets anyone look at them. */
    private boolean haveChanged() {
        try {
            return System.getProperties().size() != properties;
        } catch (RuntimeException e) {
            return false;
        }
    }

    /** Returns a text with {@link #MASK} in place of each secret; the same object if there is none in it. */
    public String hide(String text) {
        String hidden = text;
        if (text != null) {
            for (Secret secret : secrets()) {
                hidden = secret.hiddenIn(hidden);
            }
        }
        return hidden;
    }

    /** Tells whether some characters hold a secret. */
    public boolean areIn(char[] characters) {
        return !secrets().isEmpty() && isIn(new String(characters));
    }

    /** Tells whether some bytes hold a secret. */
    public boolean areIn(byte[] bytes) {
        return !secrets().isEmpty() && isIn(new String(bytes, StandardCharsets.UTF_8));
    }

    private boolean isIn(String text) {
        return !hide(text).equals(text);
    }

    /** Returns a text that holds values without its secrets; null if no values may be written down. */
    public String told(String text) {
        return valuesRecorded ? hide(text) : null;
    }

    /** Returns what an exception says; null if it says nothing, or no values may be written down. */
    public String messageOf(Throwable thrown) {
        return told(thrown.getMessage());
    }

    /** Returns the class of an exception and what it says. */
    public String wordsOf(Throwable thrown) {
        return valuesRecorded ? hide(thrown.toString()) : thrown.getClass().getName();
    }
}
