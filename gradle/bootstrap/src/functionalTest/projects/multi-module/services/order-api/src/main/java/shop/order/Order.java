package shop.order;

public interface Order { shop.core.Core core(); }
