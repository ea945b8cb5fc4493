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
