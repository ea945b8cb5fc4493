import type { LucideIcon } from "lucide-react";

/** The kinds of objects that can be found. */
export const thingKinds = [
  "course",
  "lesson",
  "specialization",
  "post",
  "batch",
  "person",
  "payment",
] as const;
export type ThingKind = (typeof thingKinds)[number];

/** The kinds of entries. */
export type EntryKind = ThingKind | "screen" | "action";

/** An entry of the palette: it opens a screen or runs an action. */
export interface PaletteEntry {
  /** Identifies the entry. */
  value: string;
  kind: EntryKind;
  label: string;
  /** Its type or status. */
  note: string;
  /** Other names, such as a code or an email address. */
  also?: readonly string[] | undefined;
  icon?: LucideIcon | undefined;
  /** The heading of its group. */
  group?: string | undefined;
  /** The address to open; an entry without one runs an action. */
  to?: string | undefined;
  act?: (() => void) | undefined;
}
