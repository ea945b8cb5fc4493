/** A browser and the system that it runs on, as people call them; null where a program does not tell. */
export interface Browser {
  browser: string | null;
  system: string | null;
}

// Most browsers name others too, so the more special name comes first.
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|OPT|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/\S+ .*Safari\//, "Safari"],
];

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\b(iPhone|iPod)\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const find = (rows: typeof browsers, text: string) =>
  rows.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Reads the browser and system from a User-Agent header. */
export const readBrowser = (userAgent: string | null): Browser => ({
  browser: find(browsers, userAgent ?? ""),
  system: find(systems, userAgent ?? ""),
});

/** A browser in words: "Firefox on Windows". */
export function describeBrowser(userAgent: string | null): string {
  const { browser, system } = readBrowser(userAgent);
  if (browser === null) return system === null ? "an unknown browser" : `a browser on ${system}`;
  return system === null ? browser : `${browser} on ${system}`;
}
