import type { Account } from "./account";

/** The storage of a text: the browser keeps it until it is dropped, a tab until it is closed. */
export type KeptPlace = "browser" | "tab";

/** The person of a kept text: an account, or the visitors of a tenant. */
export type KeptOwner = string;

const prefix = "kept:";

/** Texts that the storage had no room for: they last as long as the page. */
const unstored = new Map<string, string>();

const getStorage = (place: KeptPlace): Storage => (place === "browser" ? localStorage : sessionStorage);

/** The owner by tenant and account, since people may share a browser. */
export const getOwner = (account: Pick<Account, "id" | "tenantId"> | null, tenantId: number): KeptOwner =>
  account ? `${account.tenantId}:${account.id}` : `${tenantId}:visitor`;

/** The key of a thing's text, such as the draft of a lesson. */
export const getKeptKey = (owner: KeptOwner, name: string, id: number | string): string =>
  `${prefix}${owner}:${name}:${id}`;

/** Returns a kept text; null without one. */
export function readKept(place: KeptPlace, key: string): string | null {
  try {
    return unstored.get(key) ?? getStorage(place).getItem(key);
  } catch {
    return null;
  }
}

export function dropKept(place: KeptPlace, key: string): void {
  unstored.delete(key);
  getStorage(place).removeItem(key);
}

export function writeKept(place: KeptPlace, key: string, text: string): void {
  try {
    getStorage(place).setItem(key, text);
    unstored.delete(key);
  } catch {
    // The storage is full or unavailable: forms also ask before they are left.
    unstored.set(key, text);
  }
}

/** Removes the texts of all people, or of all but one who has signed in. */
export function forgetKept(except?: KeptOwner): void {
  const isForgotten = (key: string) =>
    key.startsWith(prefix) && !(except !== undefined && key.startsWith(`${prefix}${except}:`));
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (isForgotten(key)) storage.removeItem(key);
  for (const key of [...unstored.keys()]) if (isForgotten(key)) unstored.delete(key);
}
