val fromBeforeProject: String by extra
println("docs script ${buildFile.name}: $fromBeforeProject")
