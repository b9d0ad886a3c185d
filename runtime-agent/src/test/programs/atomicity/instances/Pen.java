package instances;

/** A pen is only equal to itself. */
final class Pen {}
