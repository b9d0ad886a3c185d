package io.snarl.agent.control.state;

import io.snarl.agent.site.Site;
import io.snarl.agent.site.SiteKind;
import io.snarl.agent.site.Sites;
import io.snarl.contract.code.JdkClasses;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * The sites worth a choice: those at which threads conflicted in any execution so far. All others would only multiply the
 * schedules that do the same.
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

    /** Returns the number of a site's field; fields of the same name share one. */
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

    /** Returns whether a site is in code of the JDK. */
    public boolean isOfJdk(int site) {
        partOf(site);
        return ofJdk[site];
    }

    /** Returns whether an update only reads. */
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
        ofJdk[site] = JdkClasses.contain(known.method().owner().name());
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

    /** Returns a number that changes whenever there is more to choose than before. */
    public int growth() {
        return growth;
    }
}
