package io.snarl.agent.control.place;

import io.snarl.agent.site.CodeClass;
import io.snarl.agent.site.Site;
import io.snarl.agent.site.Sites;
import io.snarl.contract.trace.ClassSort;
import java.util.Arrays;

/**
 * Names places in the code so that the names last as long as their methods do the same: an operation is named by its
 * method and counted among those of its kind there, in the order of the bytecode.
 */
public final class CodePlaces {

    private final Sites sites;
    private String[] texts = new String[1024];

    public CodePlaces(Sites sites) {
        this.sites = sites;
    }

    /** Returns the operation of a site and its place. */
    public String of(int site) {
        if (site >= texts.length) {
            texts = Arrays.copyOf(texts, Math.max(site + 1, texts.length * 2));
        }
        if (texts[site] == null) {
            texts[site] = describe(site);
        }
        return texts[site];
    }

    private String describe(int number) {
        Site site = sites.get(number);
        String action = actionOf(site);
        int count = 1;
        // The sites of a method follow each other; equal methods of several class loaders are not the same.
        for (int i = number - 1; i >= 0 && sites.get(i).method() == site.method(); i--) {
            count += actionOf(sites.get(i)).equals(action) ? 1 : 0;
        }
        String text = action + " in " + sites.names().of(site.method());
        return count == 1 ? text : text + " (" + count + ")";
    }

    private static String actionOf(Site site) {
        return switch (site.kind()) {
            case GET_FIELD, GET_STATIC -> "read " + site.owner() + "." + site.name();
            case PUT_FIELD, PUT_STATIC -> "write " + site.owner() + "." + site.name();
            case GET_ELEMENT -> "read element";
            case PUT_ELEMENT -> "write element";
            case UPDATE -> "call " + site.owner().replace('/', '.') + "." + site.name();
            case MONITOR_ENTER -> "enter monitor";
            case LOCK -> "lock";
            case WAIT -> "wait";
            case NOTIFY, NOTIFY_ALL -> "notify";
            case SLEEP -> "sleep";
            case YIELD -> "yield";
            case PARK -> "park";
            case THREAD_JOIN -> "join";
            default -> site.kind().name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
        };
    }

    /** Returns file and line as stack traces have them. */
    public static String lineOf(Site site) {
        String file = site.method().owner().sourceFile();
        if (file == null) {
            return "unknown source";
        }
        return site.line() > 0 ? file + ":" + site.line() : file;
    }

    /** Returns whether threads are controlled inside a class. */
    public boolean isRewritten(String className) {
        return sites.classNamed(className) != null;
    }

    /** Returns whether a class belongs to the test. */
    public boolean isOfTest(String className) {
        CodeClass rewritten = sites.classNamed(className);
        return rewritten != null && rewritten.sort() == ClassSort.TEST;
    }

    public Site site(int number) {
        return sites.get(number);
    }
}
