import type { LucideIcon } from "lucide-react";

/** A screen that the palette can open. */
export interface PalettePlace {
  to: string;
  label: string;
  icon?: LucideIcon;
}

/** A line of the palette. */
export interface PaletteEntry extends PalettePlace {
  key: string;
  /** What kind of thing it is, or how it stands. */
  note: string;
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The screens whose names hold every word; all of them without words. */
export function matchingPlaces(places: readonly PalettePlace[], words: string): PaletteEntry[] {
  const wanted = wordsOf(words);
  return places
    .filter(({ label }) => wanted.every((word) => label.toLowerCase().includes(word)))
    .map((place) => ({ ...place, key: place.to, note: "Screen" }));
}
