// What is measured of the product, as the driver asks for it: one name a line on the standard input, one line of JSON
// for each on the standard output. `picture FILE` draws one picture and ends; `counts` says what the passes do in one
// round of each work that counts.
import Foundation
import Stage

let words = Array(CommandLine.arguments.dropFirst())
do {
  switch words.first {
  case "picture" where words.count == 2: try Runner.picture(words[1])
  case "serve" where words.count == 1: try Runner.serve()
  case "counts" where words.count == 1: try Runner.counts()
  default:
    let usage = "usage: vitrine-bench picture FILE.png | vitrine-bench serve | vitrine-bench counts\n"
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
  }
} catch {
  FileHandle.standardError.write(Data("vitrine-bench: \(error)\n".utf8))
  exit(1)
}
