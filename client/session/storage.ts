import { readStored, writeStored } from "../stores/browserStorage";

/** The keys in the browser's storage, as specified. */
export const storageKeys = {
  token: "token",
  tokenAlias: "TOKEN",
  tenantId: "TENANT_ID",
  settings: "SETTINGS",
  user: "user",
} as const;

/** The signed-in user's bearer token; null when signed out. */
export const storedToken = (): string | null =>
  readStored(storageKeys.token) ?? readStored(storageKeys.tokenAlias);

/** The tenant of the last sign-in or of the first address; null if neither named one. */
export const storedTenantId = (): string | null => readStored(storageKeys.tenantId);

/** Stores a text under a key; null removes it. */
export const store = (key: keyof typeof storageKeys, value: string | null): void =>
  writeStored(storageKeys[key], value);

/** Returns the parsed value of a key; undefined if it is missing or not JSON. */
export function storedJson(key: keyof typeof storageKeys): unknown {
  // A server that renders a page stores no one.
  if (import.meta.env.SSR) return undefined;
  const text = readStored(storageKeys[key]);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The person whom this browser stores as signed in, by tenant and account; null when signed out. */
export function storedOwner(): string | null {
  const user = storedJson("user");
  if (typeof user !== "object" || user === null || !("id" in user) || !("tenantId" in user)) return null;
  return `${user.tenantId}:${user.id}`;
}
