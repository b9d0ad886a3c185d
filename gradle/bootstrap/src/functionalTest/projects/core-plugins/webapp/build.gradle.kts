plugins { war; antlr }
dependencies { antlr("org.antlr:antlr4:4.13.1") }
