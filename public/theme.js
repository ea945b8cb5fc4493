// Runs before the first paint, so that a chosen theme does not flash. A file, since the policy refuses inline scripts.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.setAttribute("data-theme", theme);
} catch {
  document.documentElement.removeAttribute("data-theme");
}
