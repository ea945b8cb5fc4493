import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { HistorySubject } from "#gateway/domains/history/contract";
import historyScreenParameters from "~/__generated__/HistoryScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute, lazyWithSkeleton } from "~/layout/lazyRoute";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { historyList, historyVariables } from "./list/historyList";

const loadHistory =
  (subject: HistorySubject | null) =>
  ({ request, params }: LoaderFunctionArgs) =>
    preload(historyScreenParameters, {
      ...historyVariables(setPendingParams(historyList, request), new Date()),
      subject,
      subjectId: subject === null ? null : parseId(params["id"]),
    });

const screen = lazyWithSkeleton(() => import("./list/HistoryScreen"), "History");

/** The routes of the history, and of the one of a user and a payment. */
export const historyRoutes: RouteObject[] = [
  { path: "history", loader: loadHistory(null), lazy: screen },
  { path: "users/:id/history", loader: loadHistory("USER"), lazy: screen },
  { path: "payments/:id/history", loader: loadHistory("PAYMENT"), lazy: screen },
  { path: "organizations/:id/history", loader: loadHistory("ORGANIZATION"), lazy: screen },
];

/** The history of a batch or a course, below its route. */
export const historyPart = (subject: HistorySubject): RouteObject => ({
  path: "history",
  loader: loadHistory(subject),
  lazy: lazyRoute(() => import("./list/HistoryScreen"), "HistoryPart", "HistoryPartSkeleton"),
});
