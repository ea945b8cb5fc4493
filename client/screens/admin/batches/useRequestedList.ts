import { useCallback, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ListAddress, ListKind } from "./listAddress";

/*
 * A filter is asked for at once but shown only when its rows have come; until then the old rows stay.
 * The router's own state changes together with the rows, so what was asked for is kept here, by kind of list.
 */
const requested = new Map<ListKind, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads which list a route was asked for, and notes it as the last one; the route's loader calls it. */
export function noteRequestedList(kind: ListKind, url: string): ListAddress {
  const address = kind.parse(new URL(url).searchParams);
  requested.set(kind, kind.format(address));
  for (const listener of listeners) listener();
  return address;
}

interface HowChanged {
  /** Typing leaves no trail of half words for the Back button. */
  typed?: boolean;
}

/** The list that was asked for last, whether the one on the screen is still an older one, and how to change it. */
export function useRequestedList(kind: ListKind) {
  const address = kind.parse(useLocation().search);
  const shown = kind.format(address);
  const wanted = useSyncExternalStore(subscribe, () => requested.get(kind)) ?? shown;
  const navigate = useNavigate();
  const refine = useCallback(
    (change: Parameters<typeof kind.refine>[1], { typed = false }: HowChanged = {}) => {
      const search = kind.format(kind.refine(kind.parse(wanted), change));
      void navigate({ search }, { replace: typed, preventScrollReset: true });
    },
    [kind, navigate, wanted],
  );
  return { address, requested: kind.parse(wanted), waiting: wanted !== shown, refine };
}
