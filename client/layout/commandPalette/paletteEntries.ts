import type { LucideIcon } from "lucide-react";
import { sortMatches } from "../../../gateway/domains/lists/matchContract";

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

/** The screens whose names fit the words, best first; all of them without words. */
export function matchingPlaces(places: readonly PalettePlace[], words: string): PaletteEntry[] {
  return sortMatches(places, words, ({ label }) => label).map((place) => ({
    ...place,
    key: place.to,
    note: "Screen",
  }));
}
