import type { Account } from "../session/account";
import { recentPrefix } from "../session/storage";
import { type EntryKind, type PaletteEntry, thingKinds } from "./entries";

/** How many of the last choices are kept. */
export const recentLimit = 6;

/** Whose choices they are, and where. */
export interface Person {
  tenantId: number | null;
  account: Pick<Account, "id" | "userType"> | null;
}

const keyOf = ({ tenantId, account }: Person): string =>
  `${recentPrefix}${tenantId ?? "default"}:${account?.id ?? "visitor"}`;

const kinds: readonly EntryKind[] = [...thingKinds, "screen", "action"];

/** Reads one kept choice; null when it is none, as after a change of the format. */
function parseRecent(value: unknown): PaletteEntry | null {
  if (typeof value !== "object" || value === null) return null;
  const { to, label, note, kind: stored } = value as Record<string, unknown>;
  const kind = kinds.find((one) => one === stored);
  if (typeof to !== "string" || typeof label !== "string" || typeof note !== "string" || !kind) return null;
  // Only addresses of this site.
  return /^\/(?!\/)/.test(to) ? { value: to, to, label, note, kind } : null;
}

function readAll(person: Person): PaletteEntry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? "[]");
    return Array.isArray(kept) ? kept.flatMap((one) => parseRecent(one) ?? []).slice(0, recentLimit) : [];
  } catch {
    return [];
  }
}

/** What a person has opened by the palette, the latest first; nothing of an area that the person may not enter now. */
export function readRecents(person: Person): PaletteEntry[] {
  const mayEnter = ({ to = "" }: PaletteEntry) =>
    person.account?.userType === "E" || !to.startsWith("/admin/");
  return readAll(person).filter(mayEnter);
}

/** Keeps a choice as the latest. What only acts is not kept. */
export function keepRecent(person: Person, { to, label, note, kind }: PaletteEntry): void {
  if (to === undefined) return;
  const others = readAll(person).filter((one) => one.to !== to);
  const kept = [{ to, label, note, kind }, ...others.map(({ value: _value, ...one }) => one)];
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(kept.slice(0, recentLimit)));
  } catch {
    // The storage is full or closed: the palette works without.
  }
}
