// What is measured of the product, as the driver asks for it: one name a line on the standard input, one line of JSON
// for each on the standard output. `picture FILE` draws one picture and ends.
import Foundation
import Stage

let words = Array(CommandLine.arguments.dropFirst())
do {
  switch words.first {
  case "picture" where words.count == 2: try Runner.picture(words[1])
  case "serve" where words.count == 1: try Runner.serve()
  default:
    FileHandle.standardError.write(Data("usage: vitrine-bench picture FILE.png | vitrine-bench serve\n".utf8))
    exit(2)
  }
} catch {
  FileHandle.standardError.write(Data("vitrine-bench: \(error)\n".utf8))
  exit(1)
}
