export type Theme = "system" | "light" | "dark";

const key = "theme";
const listeners = new Set<() => void>();

/** The theme that was chosen in this browser; 'system' unless one was. */
export function readTheme(): Theme {
  const stored = localStorage.getItem(key);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Puts the chosen theme on the page; called before the first render, so that nothing flashes. */
export function applyTheme(theme: Theme = readTheme()): void {
  const root = document.documentElement;
  if (theme === "system") root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", theme);
}

/** Chooses a theme, keeps the choice and shows it. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") localStorage.removeItem(key);
  else localStorage.setItem(key, theme);
  applyTheme(theme);
  for (const listener of listeners) listener();
}

/** Tells of a choice made here or in another tab. */
export function subscribeToTheme(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== key) return;
    applyTheme();
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", elsewhere);
  };
}

const colour = /^(#[0-9a-f]{3,8}|[a-z]+|(rgb|hsl|oklch)\([\d\s.,%/deg-]+\))$/i;

/** An organization's colour; null for anything that is no colour. */
export function brandColour(brand: string | null | undefined): string | null {
  const text = brand?.trim() ?? "";
  return colour.test(text) ? text : null;
}

/** Sets the organization's colour; anything that is no colour leaves the product's own. */
export function applyBrand(brand: string | null | undefined): void {
  const style = document.documentElement.style;
  const known = brandColour(brand);
  if (known) style.setProperty("--brand", known);
  else style.removeProperty("--brand");
}
