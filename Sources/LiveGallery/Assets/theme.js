// Light, dark or as the system says: set before anything is drawn.
(function () {
  "use strict";
  const root = document.documentElement;

  function stored() {
    try { return localStorage.getItem("vitrine-scheme"); } catch { return null; }
  }

  function choose(theme) {
    if (theme === "light" || theme === "dark") { root.dataset.scheme = theme; } else { delete root.dataset.scheme; }
    for (const button of document.querySelectorAll("[data-theme-choice]")) {
      button.setAttribute("aria-pressed", String(button.dataset.themeChoice === (root.dataset.scheme ?? "auto")));
    }
  }

  choose(stored());
  document.addEventListener("DOMContentLoaded", function () {
    choose(stored());
    for (const button of document.querySelectorAll("[data-theme-choice]")) {
      button.addEventListener("click", function () {
        const theme = button.dataset.themeChoice;
        try {
          if (theme === "auto") { localStorage.removeItem("vitrine-scheme"); } else { localStorage.setItem("vitrine-scheme", theme); }
        } catch { /* Without storage the choice holds for this page. */ }
        choose(theme);
      });
    }
  });
})();
