package acme.mongo;

public class Mongo extends acme.Producer { }
