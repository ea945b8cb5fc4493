import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { useShownRoute } from "../relay/shownRoute";
import { createStore, useStorePart } from "../stores/createStore";
import type { ListParams, PageParams } from "./listParams";

/*
 * A changed filter takes effect at once, but the previous rows stay until its own have loaded. The router's state
 * changes together with the rows, so the latest request of each list is stored here.
 */
const requestedLists = createStore<ReadonlyMap<object, string>>(new Map());

/** Reads the list's state from a route's request and stores it as the latest one; called by the route's loader. */
export function setPendingParams<Address extends PageParams>(
  list: ListParams<Address>,
  { url }: { readonly url: string },
): Address {
  const address = list.parse(new URL(url).searchParams);
  requestedLists.update((lists) => new Map(lists).set(list, list.format(address)));
  return address;
}

interface HowChanged {
  /** Typing replaces the history entry, so that Back does not step through half words. */
  typed?: boolean;
}

/** The state of a list that the screen shows: the one in its address, unless that could not be loaded. */
export function useListAddress<Address extends PageParams>(list: ListParams<Address>): Address {
  return list.parse(useShownRoute().search);
}

/** The latest requested state of a list, whether the screen still shows an earlier one, and how to change it. */
export function usePendingParams<Address extends PageParams>(list: ListParams<Address>) {
  const { search, isKept } = useShownRoute();
  const address = list.parse(search);
  const shown = list.format(address);
  const wanted = useStorePart(requestedLists, (lists) => lists.get(list)) ?? shown;
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
  /** Sets a filter from the text of its control, such as a select; '' clears the filter. */
  const choose = (name: keyof Address & string, how?: HowChanged) => (text: string) => {
    const params = new URLSearchParams(list.format(list.refine(list.parse(wanted), {})));
    params.set(name, text);
    show(list.parse(params), how);
  };
  return {
    address,
    requested: list.parse(wanted),
    waiting: wanted !== shown && !isKept,
    show,
    refine,
    choose,
  };
}
