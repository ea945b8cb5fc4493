import { History } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { historyActions } from "#gateway/domains/actionContract";
import { isDay } from "#gateway/domains/dayTextContract";
import { historyLabels, historyMessages, historySubjectLabels } from "#gateway/domains/history/contract";
import { describeAction } from "#gateway/domains/history/describeContract";
import type { HistoryScreenQuery } from "~/__generated__/HistoryScreenQuery.graphql";
import type { HistoryScreenTable_history$key } from "~/__generated__/HistoryScreenTable_history.graphql";
import { undoChange } from "~/commands/historyCommands";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { ListFilters } from "~/lists/ListFilters";
import { type ListAbout, ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { usePendingParams } from "~/lists/usePendingParams";
import { useShownQuery } from "~/relay/shownRoute";
import { useLiveQuery } from "~/relay/useLiveScreen";
import { useMutation } from "~/relay/useMutation";
import { historyChanged } from "~/screens/admin/changes";
import { DataTable } from "~/ui/DataTable";
import { DateInput } from "~/ui/DateInput";
import { Loading } from "~/ui/Loading";
import { ScreenHeading } from "~/ui/ScreenHeading";
import { showToast } from "~/ui/toasts";
import {
  type BlockedChange,
  ConflictDialog,
  type HistoryRow,
  historyColumns,
  historyNoun,
} from "./historyColumns";
import { historyFilters, historyList, historySpans } from "./historyList";

/** The history of the organization. */
const aboutHistory: ListAbout = {
  title: "History",
  subtitle: "Every change by staff, every sign-in and every change of an account. Entries can't be changed.",
  caption: "History",
  noun: historyNoun,
  exports: "history",
  empty: {
    icon: <History />,
    title: "No changes yet",
    text: "Changes appear here with who made them and the values before and after.",
  },
};

interface TableProps {
  history: HistoryScreenTable_history$key;
  variables: Pick<HistoryScreenQuery["variables"], "subject" | "subjectId">;
}

const actionOptions = historyActions.map((action) => ({ value: action, label: describeAction(action) }));

const spanLabels: Record<(typeof historySpans)[number], string> = {
  1: "Last 24 hours",
  7: "Last 7 days",
  30: "Last 30 days",
  365: "Last year",
  dates: "Date range",
};
const spanOptions = historySpans.map((days) => ({ value: days, label: spanLabels[days] }));

/** The first and the last day that the list shows, where it is asked for two days. */
function HistoryDays() {
  const { requested, choose } = usePendingParams(historyList);
  const { days, from, to } = requested;
  if (days !== "dates") return null;
  // A date that is not complete yet is no filter.
  const set = (name: "from" | "to") => (typed: string) => {
    if (typed === "" || isDay(typed)) choose(name)(typed);
  };
  return (
    <div className="mb-3 grid gap-3 sm:grid-cols-[repeat(2,11rem)]">
      <DateInput label="From" value={from ?? ""} onChange={set("from")} max={to ?? undefined} />
      <DateInput label="To" value={to ?? ""} onChange={set("to")} min={from ?? undefined} />
    </div>
  );
}

const historyFiltering = (
  <ListFilters
    list={historyList}
    search="Search by person or subject"
    className="sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,1fr)]"
    filters={[
      { name: "action", label: historyLabels.action, placeholder: "All actions", options: actionOptions },
      { name: "days", label: historyLabels.at, placeholder: "Any time", options: spanOptions },
    ]}
  />
);

const fragment = graphql`
  fragment HistoryScreenTable_history on QueryHistoryConnection {
    ...useListPage_page
    nodes { id databaseId at actorId actorName source action subjectName canUndo isUndone changeCount }
  }
`;

/** A page of the history. Changes that can be undone have a button for that. */
function HistoryTable({ history: key, variables }: TableProps) {
  const history = useFragment(fragment, key);
  const [commit] = useMutation(undoChange);
  const [blocked, setBlocked] = useState<BlockedChange | null>(null);
  const undo = async (entry: HistoryRow) => {
    const payload = await commit({ historyId: entry.databaseId });
    if (!payload) return;
    if (payload.conflicts.length > 0) setBlocked({ entry, conflicts: payload.conflicts });
    else showToast({ tone: "success", message: historyMessages.undone });
  };
  return (
    <>
      <ListTable
        list={historyList}
        about={aboutHistory}
        toolbar={historyFiltering}
        above={<HistoryDays />}
        advice="Try fewer words, another action or a longer time."
        columns={() => historyColumns({ undo: (entry) => void undo(entry) })}
        variables={(address) => ({ ...historyFilters(address, new Date()), ...variables })}
        page={history}
      />
      <ConflictDialog blocked={blocked} onClose={() => setBlocked(null)} />
    </>
  );
}

const query = graphql`
  query HistoryScreenQuery(
    $search: String, $action: String, $from: DateTime, $to: DateTime, $subject: HistorySubject
    $subjectId: Int
    $first: Int, $after: String, $last: Int, $before: String
  ) @preloadable {
    history(
      search: $search, action: $action, from: $from, to: $to, subject: $subject
      subjectId: $subjectId
      first: $first, after: $after, last: $last, before: $before
    ) { ...HistoryScreenTable_history }
  }
`;

/** The history of a batch or a course, within its frame. For administrators. */
export function HistoryPart() {
  const { history, variables } = useHistory();
  useScreenTitle(aboutHistory.title);
  return (
    <>
      <ScreenHeading className="sr-only">{aboutHistory.title}</ScreenHeading>
      <HistoryTable history={history} variables={variables} />
    </>
  );
}

/** The history that the route shows, up to date, and what it is narrowed to. */
function useHistory() {
  const { history } = useLiveQuery<HistoryScreenQuery>(query, historyChanged);
  const { subject, subjectId } = useShownQuery<HistoryScreenQuery>().variables;
  return { history, variables: { subject, subjectId } };
}

const subjectPaths: Readonly<Record<string, string>> = {
  USER: "/admin/users",
  PAYMENT: "/admin/payments",
  ORGANIZATION: "/admin/organizations",
};

/** The way back to what the history is narrowed to. */
function toAbout({ subject, subjectId }: TableProps["variables"]): ListAbout {
  const path = subject && subjectPaths[subject];
  if (!path || subject === "%future added value") return aboutHistory;
  const label = historySubjectLabels[subject];
  return { ...aboutHistory, breadcrumbs: [{ label, to: `${path}/${subjectId}` }, { label: "History" }] };
}

/** The history of the organization, or of a user, a payment or the settings. For administrators. */
export function HistoryScreen() {
  const { history, variables } = useHistory();
  return (
    <ListScreen about={toAbout(variables)}>
      <HistoryTable history={history} variables={variables} />
    </ListScreen>
  );
}

const columns = historyColumns({ undo: () => undefined });

/** Placeholder for the history while it loads. */
export function HistorySkeleton() {
  return <ListScreenSkeleton about={aboutHistory} columns={columns} toolbar={historyFiltering} />;
}

/** Placeholder for the history of a batch or a course. */
export function HistoryPartSkeleton() {
  return (
    <Loading label="Loading changes">
      <DataTable
        columns={columns}
        caption={aboutHistory.caption}
        noun={historyNoun}
        rows={[]}
        loading={8}
        toolbar={historyFiltering}
        above={<HistoryDays />}
        rowKey={({ id }) => id}
        csvName="history.csv"
      />
    </Loading>
  );
}
