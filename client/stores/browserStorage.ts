/** How long a text is stored: the browser keeps it until it is removed, a tab until it is closed. */
export type StoragePlace = "browser" | "tab";

/** Texts that the browser had no room for, or refuses to store: they last as long as the page. */
const unstored = new Map<string, string>();

/** Undefined where the browser stores nothing: with all cookies blocked the mere mention of its storage throws. */
function openStorage(place?: StoragePlace): Storage | undefined {
  try {
    return place === "tab" ? sessionStorage : localStorage;
  } catch {
    return undefined;
  }
}

/** Returns a stored text; null without one. */
export const readStored = (key: string, place?: StoragePlace): string | null =>
  unstored.get(key) ?? openStorage(place)?.getItem(key) ?? null;

/** Stores a text in the browser or in the tab; null removes it. It never throws: what has no room stays in the page. */
export function writeStored(key: string, text: string | null, place?: StoragePlace): void {
  const storage = openStorage(place);
  unstored.delete(key);
  if (text === null) return void storage?.removeItem(key);
  try {
    if (storage) return void storage.setItem(key, text);
  } catch {
    // Full. What stands there is older, and better after a reload than nothing.
  }
  unstored.set(key, text);
}

/** The keys of everything that is stored, in the browser, in the tab and in the page. */
export const storedKeys = (): string[] =>
  Object.keys({ ...openStorage(), ...openStorage("tab"), ...Object.fromEntries(unstored) });

/** Returns the value of a cookie that scripts may read; undefined without one. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split("; ")
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
