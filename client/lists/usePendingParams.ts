import { useCallback, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { ListParams, PageParams } from "./listParams";

/*
 * A filter is asked for at once but shown only when its rows have come; until then the old rows stay.
 * The router's own state changes together with the rows, so what was asked for is kept here, by list.
 */
const requestedLists = new Map<object, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads which page of a list a route was asked for, and notes it as the last one; the route's loader calls it. */
export function setPendingParams<Address extends PageParams>(
  list: ListParams<Address>,
  { url }: { readonly url: string },
): Address {
  const address = list.parse(new URL(url).searchParams);
  requestedLists.set(list, list.format(address));
  for (const listener of listeners) listener();
  return address;
}

interface HowChanged {
  /** Typing leaves no trail of half words for the Back button. */
  typed?: boolean;
}

/** What the address of the screen says of a list. */
export function useListAddress<Address extends PageParams>(list: ListParams<Address>): Address {
  return list.parse(useLocation().search);
}

/** The list that was asked for last, whether the one on the screen is still an older one, and how to change it. */
export function usePendingParams<Address extends PageParams>(list: ListParams<Address>) {
  const address = useListAddress(list);
  const shown = list.format(address);
  const wanted =
    useSyncExternalStore(
      subscribe,
      () => requestedLists.get(list),
      () => shown,
    ) ?? shown;
  const navigate = useNavigate();
  const show = useCallback(
    (next: Address, { typed = false }: HowChanged = {}) =>
      void navigate({ search: list.format(next) }, { replace: typed, preventScrollReset: true }),
    [list, navigate],
  );
  const refine = useCallback(
    (change: Partial<Address>, how?: HowChanged) => show(list.refine(list.parse(wanted), change), how),
    [list, show, wanted],
  );
  /** Takes a value as the address says it, such as the choice of a select; '' takes the filter away. */
  const choose = (name: keyof Address & string) => (text: string) => {
    const said = new URLSearchParams(list.format(list.refine(list.parse(wanted), {})));
    said.set(name, text);
    show(list.parse(said));
  };
  return { address, requested: list.parse(wanted), waiting: wanted !== shown, show, refine, choose };
}
