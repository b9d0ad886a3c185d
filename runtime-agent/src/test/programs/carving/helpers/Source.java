package helpers;

/** Where amounts come from. */
interface Source {

    int next();
}
