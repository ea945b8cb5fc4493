import { useCallback, useEffect, useRef, useState } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import { useLocation } from "react-router";
import type { Subscription } from "relay-runtime";
import coursesQuery, { type CoursesScreenQuery } from "../../../__generated__/CoursesScreenQuery.graphql";
import { RequestError } from "../../../relay/requestError";
import { reasonOf } from "../../../relay/useMutation";
import { showToast } from "../../../ui/toasts";
import { coursesList, coursesVariables } from "./coursesList";
import { syncTexts } from "./courseTexts";

// The rules for all screens have already shown these.
const shownEverywhere = new Set(["UNAUTHENTICATED", "FORBIDDEN", "FAULT"]);

function reportFailure(error: Error): void {
  if (error instanceof RequestError && shownEverywhere.has(error.code)) return;
  showToast({ tone: "danger", message: reasonOf(error, syncTexts.fallback) });
}

/** Reads the list again; the screen shows it as it comes, the toast says when it is there. */
export function useCoursesSync() {
  const environment = useRelayEnvironment();
  const { search } = useLocation();
  const [syncing, setSyncing] = useState(false);
  const running = useRef<Subscription>(undefined);
  useEffect(() => () => running.current?.unsubscribe(), []);
  const sync = useCallback(() => {
    setSyncing(true);
    running.current = fetchQuery<CoursesScreenQuery>(
      environment,
      coursesQuery,
      coursesVariables(coursesList.parse(search)),
      { fetchPolicy: "network-only", networkCacheConfig: { force: true } },
    ).subscribe({
      complete: () => {
        setSyncing(false);
        showToast({ tone: "success", message: syncTexts.done });
      },
      error: (error: Error) => {
        setSyncing(false);
        reportFailure(error);
      },
    });
  }, [environment, search]);
  return { sync, syncing };
}
