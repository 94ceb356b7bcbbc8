(function () {
  "use strict";
  var root = document.documentElement;
  function all(selector, within) { return Array.prototype.slice.call((within || document).querySelectorAll(selector)); }
  function stored(key, value) {
    try {
      if (value === undefined) { return localStorage.getItem(key); }
      if (value === null) { localStorage.removeItem(key); } else { localStorage.setItem(key, value); }
    } catch (error) { return null; }
  }

  // Light, dark or as the system says.
  var choices = all("[data-scheme-choice]");
  function choose(scheme) {
    if (scheme === "auto") { root.removeAttribute("data-scheme"); } else { root.setAttribute("data-scheme", scheme); }
    choices.forEach(function (button) {
      button.setAttribute("aria-pressed", String(button.getAttribute("data-scheme-choice") === scheme));
    });
    stored("vitrine-scheme", scheme === "auto" ? null : scheme);
  }
  choices.forEach(function (button) {
    button.addEventListener("click", function () { choose(button.getAttribute("data-scheme-choice")); });
  });
  choose(stored("vitrine-scheme") || "auto");
  function isDark() {
    var scheme = root.getAttribute("data-scheme");
    return scheme ? scheme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  }

  // Both schemes side by side.
  var both = document.querySelector("[data-both]");
  function showBoth(on) {
    if (on) { root.setAttribute("data-both", ""); } else { root.removeAttribute("data-both"); }
    if (both) { both.setAttribute("aria-pressed", String(on)); }
  }
  if (both) { both.addEventListener("click", function () { showBoth(!root.hasAttribute("data-both")); }); }

  // A hex colour is copied by its button.
  document.addEventListener("click", function (event) {
    var button = event.target.closest ? event.target.closest("[data-copy]") : null;
    if (!button || !navigator.clipboard) { return; }
    navigator.clipboard.writeText(button.getAttribute("data-copy")).then(function () {
      button.classList.add("done");
      setTimeout(function () { button.classList.remove("done"); }, 1200);
    }, function () {});
  });

  // The table of findings.
  var filter = document.querySelector(".filter");
  if (filter) {
    var rows = all(".all tbody tr");
    var chips = all("[data-severity]", filter);
    var rule = filter.querySelector("[data-rule]");
    var words = filter.querySelector("[data-words]");
    var output = filter.querySelector("output");
    var apply = function () {
      var levels = chips.filter(function (chip) { return chip.getAttribute("aria-pressed") === "true"; })
        .map(function (chip) { return chip.getAttribute("data-severity"); });
      var wanted = words.value.trim().toLowerCase();
      var shown = 0;
      rows.forEach(function (row) {
        var keep = levels.indexOf(row.getAttribute("data-severity")) !== -1
          && (rule.value === "" || rule.value === row.getAttribute("data-rule"))
          && (wanted === "" || row.textContent.toLowerCase().indexOf(wanted) !== -1);
        row.hidden = !keep;
        if (keep) { shown += 1; }
      });
      output.textContent = shown === rows.length ? rows.length + " findings" : shown + " of " + rows.length;
    };
    chips.forEach(function (chip) {
      chip.addEventListener("click", function () {
        chip.setAttribute("aria-pressed", String(chip.getAttribute("aria-pressed") !== "true"));
        apply();
      });
    });
    rule.addEventListener("change", apply);
    words.addEventListener("input", apply);
    filter.addEventListener("submit", function (event) { event.preventDefault(); });
  }

  // Where the reader is.
  var links = {};
  all(".contents a").forEach(function (link) { links[link.getAttribute("href").slice(1)] = link; });
  if ("IntersectionObserver" in window) {
    var current = null;
    var watcher = new IntersectionObserver(function (entries) {
      entries.forEach(function (entry) {
        if (!entry.isIntersecting) { return; }
        if (current) { current.removeAttribute("aria-current"); }
        current = links[entry.target.id];
        if (current) { current.setAttribute("aria-current", "true"); }
      });
    }, { rootMargin: "-15% 0px -75% 0px" });
    Object.keys(links).forEach(function (id) {
      var target = document.getElementById(id);
      if (target) { watcher.observe(target); }
    });
  }

  // Keys: j and k or the arrows from component to component, d for dark, b for both, / for the filter.
  var articles = all("article.component, .guide");
  function step(by) {
    var line = 90;
    var place = -1;
    articles.forEach(function (article, index) { if (line >= article.getBoundingClientRect().top) { place = index; } });
    var focused = articles.indexOf(document.activeElement);
    if (focused !== -1) { place = focused; }
    var next = articles[Math.min(Math.max(place + by, 0), articles.length - 1)];
    if (!next) { return; }
    var target = next.querySelector("h2 a") || next;
    target.focus({ preventScroll: true });
    next.scrollIntoView({ block: "start" });
  }
  document.addEventListener("keydown", function (event) {
    if (event.metaKey || event.ctrlKey || event.altKey) { return; }
    var target = event.target;
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) {
      if (event.key === "Escape") { target.blur(); }
      return;
    }
    switch (event.key) {
    case "j": step(1); break;
    case "k": step(-1); break;
    case "d": choose(isDark() ? "light" : "dark"); break;
    case "b": showBoth(!root.hasAttribute("data-both")); break;
    case "/":
      var field = document.querySelector("[data-words]");
      if (!field) { return; }
      field.focus();
      break;
    default: return;
    }
    event.preventDefault();
  });
})();
