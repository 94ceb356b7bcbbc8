internal import Guides

/// The picture with what stands over and under it.
struct StageSection {
  var name: String

  var html: HTML {
    """
    <div class="tools" role="group" aria-label="The picture">
    <label class="zoom"><span class="hidden">Zoom</span><select data-setting="zoom" title="Zoom">\(zooms)</select></label>
    <button type="button" class="tool" data-tool="inspect" aria-pressed="false" title="Point at the picture to find a view">Inspect</button>
    <button type="button" class="tool" data-tool="record" aria-pressed="false" title="Note what is done, as a script">Record</button>
    <span class="menu">
    <button type="button" class="tool" popovertarget="save" aria-haspopup="true">Save</button>
    <span id="save" class="choices" popover="auto">
    \(Self.formats.map { "<button type=\"button\" data-save=\"\($0.0)\">\($0.1)</button>" as HTML }.joined(separator: "\n"))
    </span>
    </span>
    <button type="button" class="tool" data-tool="restart" title="The view anew, with the state that it started with">Restart</button>
    </div>
    <div class="notice" data-part="notice" role="alert" hidden></div>
    <div class="room" data-part="room">
    <div class="holder" data-part="holder">
    <div id="stage" class="stage" tabindex="0" role="group" aria-label="\(name), live" aria-describedby="stage-hint">
    <canvas data-part="canvas" aria-hidden="true" width="1" height="1"></canvas>
    <div class="mirror" data-part="mirror"></div>
    <div class="highlight" data-part="highlight" aria-hidden="true" hidden><span></span></div>
    </div>
    <p class="word" data-part="word" aria-hidden="true" hidden></p>
    </div>
    </div>
    <p id="stage-hint" class="hidden">Tab goes from element to element, Enter does what a tap does, Escape leads out of the picture.</p>
    <dialog class="script" data-part="script" aria-labelledby="script-heading">
    <h2 id="script-heading">The script of what was done</h2>
    <pre tabindex="0" data-part="script-text"></pre>
    <form method="dialog">
    <button type="button" class="button" data-tool="copy-script">Copy</button>
    <button type="button" class="button" data-tool="save-script">Save</button>
    <button class="button">Close</button>
    </form>
    </dialog>
    """
  }

  private var zooms: HTML {
    let all: [HTML] = [
      ("fit", "Fit"), ("0.5", "50 %"), ("0.75", "75 %"), ("1", "100 %"), ("1.5", "150 %"), ("2", "200 %"),
      ("3", "300 %"),
    ]
    .map { "<option value=\"\($0.0)\">\($0.1)</option>" }
    return all.joined()
  }

  private static let formats = [("png", "PNG"), ("svg", "SVG"), ("pdf", "PDF"), ("tree", "Tree")]
}
