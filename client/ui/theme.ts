export type Theme = "system" | "light" | "dark";

const key = "theme";
const listeners = new Set<() => void>();

/** The theme chosen in this browser; 'system' by default. */
export function readTheme(): Theme {
  const stored = localStorage.getItem(key);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Applies the chosen theme; called before the first render to avoid a flash. */
export function applyTheme(theme: Theme = readTheme()): void {
  const root = document.documentElement;
  if (theme === "system") root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", theme);
}

/** Applies a theme and stores the choice. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") localStorage.removeItem(key);
  else localStorage.setItem(key, theme);
  applyTheme(theme);
  for (const listener of listeners) listener();
}

/** Calls back when the theme changes here or in another tab. */
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

/** Returns an organization's colour; null if it is invalid. */
export function brandColour(brand: string | null | undefined): string | null {
  const text = brand?.trim() ?? "";
  return colour.test(text) ? text : null;
}

/** Sets the organization's brand colour; an invalid one restores the default. */
export function applyBrand(brand: string | null | undefined): void {
  const style = document.documentElement.style;
  const known = brandColour(brand);
  if (known) style.setProperty("--brand", known);
  else style.removeProperty("--brand");
}
