import { useCallback, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { formatUsers, parseUsers, refineUsers, type UsersAddress } from "./usersAddress";

/*
 * A filter is asked for at once but shown only when its users have come; until then the old rows stay.
 * The router's own state changes together with the rows, so what was asked for is kept here.
 */
let requested: string | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes which list was asked for last; the route's loader calls it. */
export function noteRequestedUsers(address: UsersAddress): void {
  requested = formatUsers(address);
  for (const listener of listeners) listener();
}

interface HowChanged {
  /** Typing leaves no trail of half words for the Back button. */
  typed?: boolean;
}

/** The list that was asked for last, whether the one on the screen is still an older one, and how to change it. */
export function useRequestedUsers() {
  const shown = formatUsers(parseUsers(useLocation().search));
  const wanted = useSyncExternalStore(subscribe, () => requested) ?? shown;
  const navigate = useNavigate();
  const refine = useCallback(
    (change: Parameters<typeof refineUsers>[1], { typed = false }: HowChanged = {}) => {
      const search = formatUsers(refineUsers(parseUsers(wanted), change));
      void navigate({ search }, { replace: typed, preventScrollReset: true });
    },
    [navigate, wanted],
  );
  return { requested: parseUsers(wanted), waiting: wanted !== shown, refine };
}
