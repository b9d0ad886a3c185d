package io.snarl.core.sarif;

import io.snarl.contract.code.CodePlace;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Defect;
import io.snarl.core.sarif.SarifLog.Location;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Describes a bug with links to the places whose source is in the project. */
final class ResultMessage implements Defect.Markup {

    /** Control characters but for ends of lines and tabs, and those that change the direction of text. */
    private static final Pattern UNSEEN = Pattern.compile(
            "[\\p{Cc}&&[^\\n\\r\\t]]|[\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069\\u2028\\u2029]");

    private final Locations locations;
    private final Map<CodePlace, Location> linked = new LinkedHashMap<>();

    ResultMessage(Locations locations) {
        this.locations = locations;
    }

    /** Returns the sentences about a bug that is called by a title. */
    String of(String title, Bug bug) {
        List<String> sentences = new ArrayList<>(List.of(text(title) + "."));
        sentences.addAll(bug.defect().sentences(this));
        return String.join(" ", sentences);
    }

    /** Returns the places to which there are links. */
    List<Location> linked() {
        return List.copyOf(linked.values());
    }

    @Override
    public String link(CodePlace place) {
        if (!linked.containsKey(place)) {
            locations.of(linked.size() + 1, place, place.toString()).ifPresent(found -> linked.put(place, found));
        }
        Location location = linked.get(place);
        return location == null ? text(place.toString()) : "[" + simple(place) + "](" + location.id() + ")";
    }

    private static String simple(CodePlace place) {
        String name = place.className().substring(place.className().lastIndexOf('.') + 1);
        return name + "." + place.method() + ", line " + place.line();
    }

    /** What the code under test says must not turn into a link, nor command a terminal or turn text around. */
    @Override
    public String text(String text) {
        return UNSEEN.matcher(text)
                .replaceAll(unseen ->
                        String.format("\\\\u%04x", (int) unseen.group().charAt(0)))
                .replace("](", "] (");
    }
}
