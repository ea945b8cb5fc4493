import type { LucideIcon } from "lucide-react";

/** What can be found besides screens and actions. */
export const thingKinds = ["course", "specialization", "post", "batch", "person", "payment"] as const;
export type ThingKind = (typeof thingKinds)[number];

/** What a line of the palette stands for. */
export type EntryKind = ThingKind | "screen" | "action";

/** A line of the palette: it leads somewhere, or does something. */
export interface PaletteEntry {
  /** What tells it from the others. */
  value: string;
  kind: EntryKind;
  label: string;
  /** What kind of thing it is, or how it stands. */
  note: string;
  /** What else it is called, such as a code or an address. */
  also?: readonly string[] | undefined;
  icon?: LucideIcon | undefined;
  /** The heading that it stands under. */
  group?: string | undefined;
  /** Where it leads; an entry without it acts. */
  to?: string | undefined;
  act?: (() => void) | undefined;
}
