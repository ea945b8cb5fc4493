import { z } from "zod";
import type { Account } from "../session/account";
import { keptText } from "../session/keptText";
import { type EntryKind, type PaletteEntry, thingKinds } from "./entries";

/** The number of recent choices to keep. */
export const recentLimit = 6;

const kinds: readonly EntryKind[] = [...thingKinds, "screen", "action"];

const entrySchema = z
  .object({
    // Only addresses of this site.
    to: z.string().regex(/^\/(?!\/)/),
    label: z.string(),
    note: z.string(),
    kind: z.enum(kinds),
  })
  .transform((entry): PaletteEntry & { to: string } => ({ ...entry, value: entry.to }));

/** Without the entries that are invalid, as after a change of the format. */
const recentsSchema = z
  .array(z.unknown())
  .transform((entries) => entries.flatMap((entry) => entrySchema.safeParse(entry).data ?? []));

const openRecents = keptText({ name: "recents", place: "browser", schema: recentsSchema });

/**
 * Returns the entries that the person opened recently, latest first, without those of areas that they may no longer
 * enter.
 */
export function readRecents(account: Pick<Account, "userType"> | null): PaletteEntry[] {
  const recents = openRecents("palette").read() ?? [];
  return recents.filter(({ to }) => account?.userType === "E" || !to.startsWith("/admin/"));
}

/** Stores a choice as the latest. Actions are not stored. */
export function keepRecent({ to, label, note, kind }: PaletteEntry): void {
  if (to === undefined) return;
  const kept = openRecents("palette");
  const others = (kept.read() ?? []).filter((entry) => entry.to !== to);
  kept.write([{ value: to, to, label, note, kind }, ...others].slice(0, recentLimit));
}
