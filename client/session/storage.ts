/** The keys of the browser's storage, as specified. */
export const storageKeys = {
  token: "token",
  tokenAlias: "TOKEN",
  tenantId: "TENANT_ID",
  settings: "SETTINGS",
  user: "user",
} as const;

/** The bearer token of the signed-in user; null when signed out. */
export const storedToken = (): string | null =>
  localStorage.getItem(storageKeys.token) ?? localStorage.getItem(storageKeys.tokenAlias);

/** The tenant that the last sign-in or the first address named; null when none did. */
export const storedTenantId = (): string | null => localStorage.getItem(storageKeys.tenantId);

/** Keeps a text under one of the keys; null removes it. */
export function store(key: keyof typeof storageKeys, value: string | null): void {
  if (value === null) localStorage.removeItem(storageKeys[key]);
  else localStorage.setItem(storageKeys[key], value);
}

/** What a key holds, parsed; undefined when it holds nothing or no JSON. */
export function storedJson(key: keyof typeof storageKeys): unknown {
  // A server that renders a page remembers nobody.
  if (import.meta.env.SSR) return undefined;
  const text = localStorage.getItem(storageKeys[key]);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Begins the keys under which the command palette keeps what people opened. */
export const recentPrefix = "RECENT:";

/** Forgets what anybody opened by the command palette. */
export function forgetRecents(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(recentPrefix)) localStorage.removeItem(key);
}
