package demo;

public class Lib {
    public static String hi() { return org.apache.commons.lang3.StringUtils.swapCase("hI"); }
}
