import type { Account } from "../session/account";
import { recentPrefix } from "../session/storage";
import { type EntryKind, type PaletteEntry, thingKinds } from "./entries";

/** The number of recent choices to keep. */
export const recentLimit = 6;

/** The owner of the recent choices: an account or a visitor of a tenant. */
export interface Person {
  tenantId: number | null;
  account: Pick<Account, "id" | "userType"> | null;
}

const getStorageKey = ({ tenantId, account }: Person): string =>
  `${recentPrefix}${tenantId ?? "default"}:${account?.id ?? "visitor"}`;

const kinds: readonly EntryKind[] = [...thingKinds, "screen", "action"];

/** Parses a stored choice; null if it is invalid, as after a change of the format. */
function parseRecent(value: unknown): PaletteEntry | null {
  if (typeof value !== "object" || value === null) return null;
  const { to, label, note, kind: stored } = value as Record<string, unknown>;
  const kind = kinds.find((entryKind) => entryKind === stored);
  if (typeof to !== "string" || typeof label !== "string" || typeof note !== "string" || !kind) return null;
  // Only addresses of this site.
  return /^\/(?!\/)/.test(to) ? { value: to, to, label, note, kind } : null;
}

function readAll(person: Person): PaletteEntry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(getStorageKey(person)) ?? "[]");
    return Array.isArray(kept) ? kept.flatMap((item) => parseRecent(item) ?? []).slice(0, recentLimit) : [];
  } catch {
    return [];
  }
}

/**
 * Returns the entries that the person opened recently, latest first, without those of areas that they may no longer
 * enter.
 */
export function readRecents(person: Person): PaletteEntry[] {
  const mayEnter = ({ to = "" }: PaletteEntry) =>
    person.account?.userType === "E" || !to.startsWith("/admin/");
  return readAll(person).filter(mayEnter);
}

/** Stores a choice as the latest. Actions are not stored. */
export function keepRecent(person: Person, { to, label, note, kind }: PaletteEntry): void {
  if (to === undefined) return;
  const others = readAll(person).filter((entry) => entry.to !== to);
  const kept = [{ to, label, note, kind }, ...others.map(({ value: _value, ...rest }) => rest)];
  try {
    localStorage.setItem(getStorageKey(person), JSON.stringify(kept.slice(0, recentLimit)));
  } catch {
    // The storage is full or unavailable: the palette works without it.
  }
}
