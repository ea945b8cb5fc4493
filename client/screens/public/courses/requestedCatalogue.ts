import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { type CatalogueAddress, formatCatalogueAddress, parseCatalogueAddress } from "./catalogueAddress";

/*
 * A new filter is asked for at once but shown only when its courses have come; until then the old ones stay.
 * The router's own state changes with the courses, so what was asked for is kept here.
 */
let requested: string | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes which catalogue was asked for last; the route's loader calls it. */
export function noteRequestedCatalogue(address: CatalogueAddress): void {
  requested = formatCatalogueAddress(address);
  for (const listener of listeners) listener();
}

/** The catalogue that was asked for last, and whether the one on the screen is still an older one. */
export function useRequestedCatalogue(): { requested: CatalogueAddress; waiting: boolean } {
  const shown = formatCatalogueAddress(parseCatalogueAddress(useLocation().search));
  const wanted = useSyncExternalStore(subscribe, () => requested) ?? shown;
  return { requested: parseCatalogueAddress(wanted), waiting: wanted !== shown };
}
