package demo;

this does not compile
