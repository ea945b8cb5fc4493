import { readStored, writeStored } from "../stores/browserStorage";
import { createStore, useStore } from "../stores/createStore";

export type Theme = "system" | "light" | "dark";

const key = "theme";

/** The theme chosen in this browser; 'system' by default. */
function readTheme(): Theme {
  const stored = readStored(key);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Applies the chosen theme; called before the first render to avoid a flash. */
export function applyTheme(theme: Theme = readTheme()): void {
  const root = document.documentElement;
  if (theme === "system") root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", theme);
  themes.set(theme);
}

/** Another tab may have chosen a theme. */
function watchTabs(): () => void {
  const read = () => applyTheme();
  const takeOver = (event: StorageEvent) => {
    if (event.key === key) read();
  };
  read();
  window.addEventListener("storage", takeOver);
  return () => window.removeEventListener("storage", takeOver);
}

const themes = createStore<Theme>("system", { watch: watchTabs });

export const useTheme = (): Theme => useStore(themes);

/** Applies a theme and stores the choice. */
export function chooseTheme(theme: Theme): void {
  writeStored(key, theme === "system" ? null : theme);
  applyTheme(theme);
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
