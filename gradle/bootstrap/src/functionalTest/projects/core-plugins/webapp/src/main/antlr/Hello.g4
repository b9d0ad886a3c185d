grammar Hello;
r : 'hello' ID ;
ID : [a-z]+ ;
