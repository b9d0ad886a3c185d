package io.snarl.agent.control.state;

import io.snarl.agent.control.place.CallerFinder;
import io.snarl.agent.site.Site;
import io.snarl.agent.site.SiteKind;
import io.snarl.agent.site.Sites;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * Which places in the code are worth a choice: those at which threads were seen to get in each other's way in any execution
 * so far. All others would only multiply the schedules that do the same.
 */
public final class ChoiceSites {

    private static final int UNKNOWN = 0;

    private final Sites sites;
    private final Map<String, Integer> partOfName = new HashMap<>();
    private int[] parts = new int[1024];
    private SiteKind[] kinds = new SiteKind[1024];
    private boolean[] sharedSites = new boolean[1024];
    private boolean[] sharedParts = new boolean[256];
    private boolean[] ofJdk = new boolean[1024];
    private final BitSet interruptedSleeps = new BitSet();
    private int growth;

    public ChoiceSites(Sites sites) {
        this.sites = sites;
    }

    /** The number of the field that a site is about; fields of the same name have the same one. */
    public int partOf(int site) {
        if (site >= parts.length || parts[site] == UNKNOWN) {
            learn(site);
        }
        return parts[site];
    }

    public boolean writes(int site) {
        partOf(site);
        SiteKind kind = kinds[site];
        return kind == SiteKind.PUT_FIELD || kind == SiteKind.PUT_STATIC || kind == SiteKind.PUT_ELEMENT;
    }

    /** Whether a site is in the code of the JDK. */
    public boolean isOfJdk(int site) {
        partOf(site);
        return ofJdk[site];
    }

    /** Whether an update only reads. */
    public boolean onlyReads(int site) {
        return sites.get(site).detail() == 1;
    }

    private void learn(int site) {
        if (site >= parts.length) {
            int length = Math.max(site + 1, parts.length * 2);
            parts = Arrays.copyOf(parts, length);
            kinds = Arrays.copyOf(kinds, length);
            ofJdk = Arrays.copyOf(ofJdk, length);
            sharedSites = Arrays.copyOf(sharedSites, length);
        }
        Site known = sites.get(site);
        kinds[site] = known.kind();
        ofJdk[site] = CallerFinder.isJdk(known.method().owner().name());
        // Not the class: compilers name the one through which a field was reached, which may be one that inherits it.
        String name = known.name() == null ? known.kind().name() : known.name();
        Integer part = partOfName.computeIfAbsent(name, same -> partOfName.size() + 1);
        parts[site] = part;
        if (part >= sharedParts.length) {
            sharedParts = Arrays.copyOf(sharedParts, part * 2);
        }
    }

    public boolean isSharedField(int part) {
        return sharedParts[part];
    }

    public boolean isSharedSite(int site) {
        return site < sharedSites.length && sharedSites[site];
    }

    public void shareField(int part) {
        if (!sharedParts[part]) {
            sharedParts[part] = true;
            growth++;
        }
    }

    public void shareSite(int site) {
        partOf(site);
        if (!sharedSites[site]) {
            sharedSites[site] = true;
            growth++;
        }
    }

    /** Notes that a sleep was interrupted. */
    public void interruptSleep(int site) {
        interruptedSleeps.set(site);
    }

    boolean isInterruptedSleep(int site) {
        return interruptedSleeps.get(site);
    }

    /** Changes whenever there is more to choose than before. */
    public int growth() {
        return growth;
    }
}
