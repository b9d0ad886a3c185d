package acme;

public class Consumer {
    Producer producer = new Producer();
    java.util.List<String> list = com.google.common.collect.ImmutableList.of();
}
