package io.snarl.agent.control.describe;

import io.snarl.agent.control.state.ObjectLabels;
import io.snarl.agent.secret.Secrets;
import io.snarl.agent.site.Site;
import io.snarl.agent.text.VisibleText;
import io.snarl.contract.text.Characters;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/** Reads the value of a field or an element for people. */
final class FieldValueReader {

    private static final int LONGEST = 30;

    private final ObjectLabels labels;

    FieldValueReader(ObjectLabels labels) {
        this.labels = labels;
    }

    /** Returns the value of a site's field or element in words; null if it cannot be read. */
    String of(Site site, Object self, int index) {
        if (!Secrets.current().valuesRecorded()) {
            return null;
        }
        try {
            if (site.name() == null) {
                return holdsSecret(self) ? null : describe(Array.get(self, index));
            }
            Field field = find(site, self);
            if (field == null) {
                return null;
            }
            field.setAccessible(true);
            return describe(field.get(Modifier.isStatic(field.getModifiers()) ? null : self));
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            // The JDK keeps most of its own fields to itself.
            return null;
        }
    }

    /** One element after the other would give a secret away as well. */
    private static boolean holdsSecret(Object array) {
        return array instanceof char[] characters && Secrets.current().areIn(characters)
                || array instanceof byte[] bytes && Secrets.current().areIn(bytes);
    }

    private static Field find(Site site, Object self) throws ClassNotFoundException {
        Class<?> type = self == null
                ? Class.forName(site.owner(), false, Thread.currentThread().getContextClassLoader())
                : self.getClass();
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            for (Field field : at.getDeclaredFields()) {
                if (field.getName().equals(site.name())) {
                    return field;
                }
            }
        }
        return null;
    }

    private String describe(Object value) {
        if (value instanceof String string) {
            String text = Secrets.current().hide(string);
            String shown = Characters.first(text, LONGEST);
            return '"' + VisibleText.line(shown) + (shown.length() < text.length() ? "..." : "") + '"';
        }
        boolean plain = value == null
                || value instanceof Number && value.getClass().getName().startsWith("java.lang.")
                || value instanceof Boolean
                || value instanceof Character
                || value instanceof Enum<?>;
        return plain ? VisibleText.line(Secrets.current().hide(String.valueOf(value))) : labels.of(value);
    }
}
