package io.snarl.agent.jdk;

import java.util.regex.Pattern;

/** Selects the JDK classes that the scheduler instruments, and how far. */
final class ControlledScope {

    /**
     * Classes that programs share by mistake: every read and write is a step. They must not be needed to load classes,
     * and those that only compute are left out.
     */
    private static final Pattern DATA = Pattern.compile("java\\.util\\."
            + "(Abstract(Collection|List|Map|Queue|Sequential|Set)|Array(s|List|Deque)|BitSet|Calendar|Collections"
            + "|Date|Dictionary|Enum(Map|Set)|GregorianCalendar|Hash(Map|Set|table)|IdentityHashMap|JumboEnumSet"
            + "|Linked(Hash(Map|Set)|List)|Observable|PriorityQueue|Random|RegularEnumSet|Scanner|Stack|StringJoiner"
            + "|StringTokenizer|Timer(Task|Thread)?|TaskQueue|Tree(Map|Set)|Vector|WeakHashMap|Observable"
            + "|ReverseOrder\\w+)(\\$.*)?"
            + "|java\\.text\\.(Simple|Decimal|Date|Number|Message|Choice|Digit|Calendar|Parse)\\w*(\\$.*)?"
            + "|java\\.io\\.(ByteArray|CharArray|String|Buffered|Piped|Pushback|LineNumber|Sequence)\\w+(\\$.*)?"
            + "|java\\.lang\\.(AbstractStringBuilder|StringBuilder|StringBuffer)");

    /** Classes that threads share on purpose, where only waiting is a step. */
    private static final Pattern WAITS = Pattern.compile("java\\.util\\.concurrent\\.(?!locks\\.LockSupport).*"
            + "|java\\.util\\.(Properties|Observable|EventListenerProxy|logging\\..*)(\\$.*)?"
            + "|java\\.io\\.(Writer|Reader|PrintWriter|PrintStream|FilterInputStream|FilterOutputStream|InputStreamReader"
            + "|OutputStreamWriter|DataOutputStream)(\\$.*)?"
            + "|java\\.beans\\.PropertyChange.*");

    /** Classes that threads share on purpose, each call of which is a step. */
    private static final Pattern SHARED = Pattern.compile("java\\.util\\.concurrent\\.(atomic\\.(Atomic|Long|Double).*"
            + "|(Concurrent|CopyOnWrite|Linked|Array|Priority|Synchronous|Delay)\\w+"
            + "|CountDownLatch|CyclicBarrier|Semaphore|Phaser|Exchanger|FutureTask|CompletableFuture"
            + "|ThreadPoolExecutor|ScheduledThreadPoolExecutor)"
            + "|java\\.util\\.concurrent\\.atomic\\.Atomic\\w+FieldUpdater\\$.*");

    private ControlledScope() {}

    static boolean isData(String name) {
        return DATA.matcher(name).matches();
    }

    static boolean isWaiting(String name) {
        return WAITS.matcher(name).matches();
    }

    static boolean isShared(String name) {
        return SHARED.matcher(name).matches();
    }
}
