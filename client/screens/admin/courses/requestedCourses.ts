import { useCallback, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { type CoursesAddress, formatCourses, parseCourses, refineCourses } from "./coursesAddress";

/*
 * A filter is asked for at once but shown only when its courses have come; until then the old rows stay.
 * The router's own state changes together with the rows, so what was asked for is kept here.
 */
let requested: string | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes which list was asked for last; the route's loader calls it. */
export function noteRequestedCourses(address: CoursesAddress): void {
  requested = formatCourses(address);
  for (const listener of listeners) listener();
}

interface HowChanged {
  /** Typing leaves no trail of half words for the Back button. */
  typed?: boolean;
}

/** The list that was asked for last, whether the one on the screen is still an older one, and how to change it. */
export function useRequestedCourses() {
  const shown = formatCourses(parseCourses(useLocation().search));
  const wanted = useSyncExternalStore(subscribe, () => requested) ?? shown;
  const navigate = useNavigate();
  const refine = useCallback(
    (change: Parameters<typeof refineCourses>[1], { typed = false }: HowChanged = {}) => {
      const search = formatCourses(refineCourses(parseCourses(wanted), change));
      void navigate({ search }, { replace: typed, preventScrollReset: true });
    },
    [navigate, wanted],
  );
  return { requested: parseCourses(wanted), waiting: wanted !== shown, refine };
}
