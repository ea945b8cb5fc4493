import { useCallback, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { formatPayments, type PaymentsAddress, parsePayments, refinePayments } from "./paymentsAddress";

/*
 * A filter is asked for at once but shown only when its payments have come; until then the old figures stay.
 * The router's own state changes together with the rows, so what was asked for is kept here.
 */
let requested: string | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes which list was asked for last; the route's loader calls it. */
export function noteRequestedPayments(address: PaymentsAddress): void {
  requested = formatPayments(address);
  for (const listener of listeners) listener();
}

interface HowChanged {
  /** Typing leaves no trail of half words for the Back button. */
  typed?: boolean;
}

/** The list that was asked for last, whether the one on the screen is still an older one, and how to change it. */
export function useRequestedPayments() {
  const shown = formatPayments(parsePayments(useLocation().search));
  const wanted = useSyncExternalStore(subscribe, () => requested) ?? shown;
  const navigate = useNavigate();
  const refine = useCallback(
    (change: Parameters<typeof refinePayments>[1], { typed = false }: HowChanged = {}) => {
      const search = formatPayments(refinePayments(parsePayments(wanted), change));
      void navigate({ search }, { replace: typed, preventScrollReset: true });
    },
    [navigate, wanted],
  );
  return { requested: parsePayments(wanted), waiting: wanted !== shown, refine };
}
