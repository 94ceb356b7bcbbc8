/// The kinds of data in common use: identifiers, what they are kinds of, the extensions of their files (the preferred one
/// first) and their MIME types, as the system's declarations have them.
enum UTTypeTable {
  struct Row {
    var identifier: String
    var supertypes: [String]
    var extensions: [String]
    var mimeType: String?
    var description: String
  }

  /// Identifier, supertypes, extensions, MIME type and description, separated by `|`.
  static let rows: [Row] = """
    public.item|||| item
    public.content|||| content
    public.composite-content|public.content||| composite content
    public.data|public.item||| data
    public.directory|public.item||| directory
    public.folder|public.directory||| folder
    public.volume|public.folder||| volume
    com.apple.package|public.directory||| package
    com.apple.bundle|public.directory|bundle|| bundle
    com.apple.application|||| application
    public.executable|public.item||| executable
    public.url|public.data||| URL
    public.file-url|public.url||| file URL
    public.text|public.data public.content||| text
    public.plain-text|public.text|txt text|text/plain|text
    public.utf8-plain-text|public.plain-text||| Unicode text
    public.utf16-plain-text|public.plain-text||| Unicode text
    public.rtf|public.text|rtf|text/rtf|rich text document
    com.apple.rtfd|com.apple.package public.composite-content|rtfd|| rich text document with attachments
    public.html|public.text|html htm|text/html|HTML text
    public.xml|public.text|xml|application/xml|XML text
    public.json|public.text|json|application/json|JSON
    public.yaml|public.text|yml yaml|application/x-yaml|YAML
    public.css|public.text|css|text/css|CSS
    public.delimited-values-text|public.text||| delimited values
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv|comma-separated values
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|tab-separated values
    public.log|public.plain-text|log|| log file
    net.daringfireball.markdown|public.plain-text|md markdown|text/markdown|Markdown text
    public.source-code|public.plain-text||| source code
    public.swift-source|public.source-code|swift|| Swift source
    public.c-source|public.source-code|c|| C source
    public.objective-c-source|public.source-code|m|| Objective-C source
    public.script|public.source-code||| script
    com.netscape.javascript-source|public.script|js|text/javascript|JavaScript
    public.shell-script|public.script|sh|| shell script
    public.python-script|public.script|py|text/x-python-script|Python script
    public.image|public.data public.content||| image
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg|JPEG image
    public.png|public.image|png|image/png|PNG image
    public.tiff|public.image|tiff tif|image/tiff|TIFF image
    public.heic|public.image|heic|image/heic|HEIF image
    public.heif|public.image|heif|image/heif|HEIF image
    org.webmproject.webp|public.image|webp|image/webp|WebP image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    com.microsoft.bmp|public.image|bmp|image/bmp|Windows bitmap image
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon|Windows icon image
    public.svg-image|public.image public.xml|svg svgz|image/svg+xml|SVG image
    public.camera-raw-image|public.image||| raw image
    com.apple.live-photo|public.data|||Live Photo
    com.apple.icns|public.image|icns|| Apple icon image
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
    public.audiovisual-content|public.data public.content||| audiovisual content
    public.movie|public.audiovisual-content||| movie
    public.video|public.movie||| video
    public.audio|public.audiovisual-content||| audio
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
    public.mpeg|public.movie|mpg mpeg|video/mpeg|MPEG movie
    public.mpeg-2-video|public.video||| MPEG-2 video
    public.mpeg-4|public.movie|mp4|video/mp4|MPEG-4 movie
    public.mpeg-4-audio|public.mpeg-4 public.audio|mp4|audio/mp4|MPEG-4 audio
    com.apple.m4a-audio|public.audio|m4a|audio/x-m4a|Apple MPEG-4 audio
    public.avi|public.movie|avi|video/avi|AVI movie
    public.mp3|public.audio|mp3|audio/mpeg|MP3 audio
    com.microsoft.waveform-audio|public.audio|wav|audio/vnd.wave|waveform audio
    public.aiff-audio|public.audio|aiff aif|audio/aiff|AIFF audio
    public.midi-audio|public.audio|midi mid|audio/midi|MIDI audio
    public.archive|public.data||| archive
    public.zip-archive|public.archive|zip|application/zip|ZIP archive
    org.gnu.gnu-zip-archive|public.archive|gz|application/x-gzip|gzip archive
    public.bzip2-archive|public.archive|bz2|application/x-bzip2|bzip2 archive
    public.tar-archive|public.archive|tar|application/x-tar|TAR archive
    com.apple.archive|public.archive|aar|| Apple archive
    com.apple.disk-image|public.data|dmg|| disk image
    com.apple.property-list|public.data|plist|| property list
    com.apple.xml-property-list|com.apple.property-list public.xml||| XML property list
    com.apple.binary-property-list|com.apple.property-list||| binary property list
    org.idpf.epub-container|public.composite-content|epub|application/epub+zip|EPUB document
    public.spreadsheet|public.content||| spreadsheet
    public.presentation|public.composite-content||| presentation
    public.font|public.data||| font
    public.message|public.data||| message
    public.email-message|public.message|eml|message/rfc822|email message
    public.contact|public.content||| contact
    public.vcard|public.text public.contact|vcf|text/directory|vCard
    public.to-do-item|public.content||| to-do item
    public.calendar-event|public.content||| calendar event
    public.database|public.content||| database
    public.3d-content|public.content||| 3D content
    com.pixar.universal-scene-description|public.3d-content public.data|usd|| USD scene
    com.pixar.universal-scene-description-mobile|com.pixar.universal-scene-description|usdz|model/vnd.usdz+zip|USDZ scene
    com.apple.reality|public.data|reality|| Reality scene
    public.symlink|public.item||| symbolic link
    com.apple.alias-file|public.data||| alias
    com.apple.internet-location|public.data|inetloc|| Internet location
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|PKCS 12 data
    public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert|X.509 certificate
    """.split(separator: "\n").map { line in
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      return Row(
        identifier: parts[0], supertypes: parts[1].split(separator: " ").map(String.init),
        extensions: parts[2].split(separator: " ").map(String.init), mimeType: parts[3].isEmpty ? nil : parts[3],
        description: parts[4])
    }
}
