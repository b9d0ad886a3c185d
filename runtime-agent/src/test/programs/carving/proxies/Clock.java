package proxies;

/** Tells the time. */
interface Clock {

    long now();
}
