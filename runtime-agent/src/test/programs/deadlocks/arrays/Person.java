package arrays;

class Person {}
