package shop.core;

public class Core {
    public com.google.common.collect.ImmutableList<String> list() { return com.google.common.collect.ImmutableList.of("core"); }
}
