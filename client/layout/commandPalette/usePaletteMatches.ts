import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { IEnvironment, Observable } from "relay-runtime";
import type { PaletteEntry } from "./paletteEntries";

/** Looks up what fits some words. */
export type PaletteSearch = (environment: IEnvironment, words: string) => Observable<readonly PaletteEntry[]>;

interface Matches {
  /** What they were searched by. */
  words: string;
  entries: readonly PaletteEntry[];
  failed: boolean;
}

const nothing: Matches = { words: "", entries: [], failed: false };
const pause = 150;

/** What fits the words, once the typing pauses; the earlier matches stay until the new ones have come. */
export function usePaletteMatches(search: PaletteSearch, typed: string) {
  const environment = useRelayEnvironment();
  const [matches, setMatches] = useState(nothing);
  const words = typed.trim();
  useEffect(() => {
    if (words === "") return setMatches(nothing);
    const running: { unsubscribe?: () => void } = {};
    const timer = setTimeout(() => {
      const { unsubscribe } = search(environment, words).subscribe({
        next: (entries) => setMatches({ words, entries, failed: false }),
        error: () => setMatches({ words, entries: [], failed: true }),
      });
      running.unsubscribe = unsubscribe;
    }, pause);
    return () => {
      clearTimeout(timer);
      running.unsubscribe?.();
    };
  }, [environment, search, words]);
  return { entries: matches.entries, failed: matches.failed, waiting: matches.words !== words };
}
