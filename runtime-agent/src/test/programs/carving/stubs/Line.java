package stubs;

/** What a switchboard connects. */
interface Line {

    int dial(int number);
}
