/// What a font that is not there looks like, as far as its name tells.
enum SubstituteKind: Hashable {
  case sanFrancisco, sanFranciscoRounded, sanFranciscoMono, newYork
  case neoGrotesque, geometric, humanist, rounded, serif, slab, didone, monospaced

  /// Families to draw it in, nearest first.
  var families: [String] {
    switch self {
    case .sanFrancisco, .neoGrotesque: ["Inter"]
    case .sanFranciscoRounded, .rounded: ["Nunito", "Inter"]
    case .sanFranciscoMono, .monospaced: ["JetBrains Mono", "Inter"]
    case .newYork, .serif: ["Source Serif 4", "Merriweather", "Inter"]
    case .geometric: ["Figtree", "Montserrat", "Inter"]
    case .humanist: ["Open Sans", "Inter"]
    case .slab: ["Merriweather", "Source Serif 4", "Inter"]
    case .didone: ["Playfair Display", "Source Serif 4", "Inter"]
    }
  }

  /// By the words of the family's name (lower case), then by what is known of well-known families.
  init(familyWords words: [String]) {
    let key = words.joined()
    if let known = Self.known.filter({ key.hasPrefix($0.key) }).max(by: { $0.key.count < $1.key.count }) {
      self = known.value
      if words.contains("mono") || words.contains("code"), self != .sanFranciscoMono { self = .monospaced }
      if words.contains("rounded"), self != .sanFranciscoRounded { self = .rounded }
      if words.contains("slab") { self = .slab }
      if words.contains("serif"), !words.contains("sans") { self = .serif }
      return
    }
    func has(_ candidates: String...) -> Bool { !Set(candidates).isDisjoint(with: words) }
    if has("mono", "code", "typewriter", "console", "terminal", "monospace", "monospaced") || key.hasSuffix("mono") {
      self = .monospaced
    } else if has("rounded", "round", "soft") {
      self = .rounded
    } else if has("slab", "egyptienne") || key.hasSuffix("slab") {
      self = .slab
    } else if has("didone", "bodoni") {
      self = .didone
    } else if has("serif", "antiqua", "garamond"), !has("sans") {
      self = .serif
    } else if has("geometric", "geo") {
      self = .geometric
    } else if has("humanist") {
      self = .humanist
    } else {
      self = .neoGrotesque
    }
  }

  /// Families by the start of their name, without spaces, in lower case.
  private static let known: [String: SubstituteKind] = {
    var table: [String: SubstituteKind] = [
      "sfpro": .sanFrancisco, "sfui": .sanFrancisco, "sanfrancisco": .sanFrancisco, "applesystem": .sanFrancisco,
      "sfcompact": .sanFrancisco, "sfprorounded": .sanFranciscoRounded, "sfrounded": .sanFranciscoRounded,
      "sfcompactrounded": .sanFranciscoRounded, "sfmono": .sanFranciscoMono, "newyork": .newYork,
    ]
    let kinds: [(SubstituteKind, String)] = [
      (
        .geometric,
        """
        avenir futura circular gotham proximanova proxima montserrat poppins gilroy sofia brandon cera axiforma \
        euclid productsans googlesans airbnbcereal cereal century avantgarde jost urbanist sora outfit lexend \
        manrope plusjakarta figtree dmsans spotifymix spotifycircular nunitosans cashsans larsseit gordita ubermove \
        basiscircle visby mont raleway quicksand kumbh redhat sharpsans tiktoksans museosans aeonik monasans
        """
      ),
      (
        .humanist,
        """
        frutiger myriad segoe lucidagrande lucidasans verdana tahoma gillsans optima opensans notosans calibri \
        candara corbel lato sourcesans fira ptsans hind mukta ibmplexsans trebuchet amazonember ember bogle \
        stratos whitney freight profile
        """
      ),
      (
        .neoGrotesque,
        """
        helvetica arial univers akzidenz sharpgrotesk graphik roboto suisse neuehaas haas aktiv founders franklin \
        tradegothic din barlow archivo worksans spacegrotesk geist netflixsans chirp interstate apercu fkgrotesk
        """
      ),
      (.rounded, "varelaround arialrounded comfortaa fredoka baloo dinnextrounded feather nunito vag"),
      (
        .serif,
        """
        georgia times palatino baskerville garamond cormorant ebgaramond minion caslon sabon charter iowan cambria \
        lora merriweather ptserif sourceserif notoserif tiempos canela gtsectra gtsuper domaine publico bookerly \
        hoefler crimson spectral libre tisa athelas cochin superclarendon lyon copernicus recoleta cooper fraunces \
        dmserif instrumentserif newsreader
        """
      ),
      (.slab, "rockwell bitter americantypewriter clarendon sentinel arvo zilla robotoslab courierprime museoslab"),
      (.didone, "didot bodoni playfair abril"),
      (
        .monospaced,
        """
        menlo monaco courier consolas inconsolata jetbrains firacode firamono cascadia sourcecode robotomono \
        ibmplexmono spacemono dmmono hack ubuntumono andale lucidaconsole operatormono berkeleymono
        """
      ),
    ]
    for (kind, names) in kinds {
      for name in names.split(whereSeparator: \.isWhitespace) { table[String(name)] = kind }
    }
    return table
  }()
}
