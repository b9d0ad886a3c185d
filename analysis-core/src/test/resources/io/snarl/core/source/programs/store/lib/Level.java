package lib;

public enum Level {
    LOW,
    HIGH
}
