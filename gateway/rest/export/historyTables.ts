import { describeAction, type HistorySource, historySourceLabels } from "#gateway/domains/history/contract";
import { formatMoment } from "./cellFormats";
import { defineExport } from "./exportTable";

interface HistoryRow {
  at: string;
  actorName: string;
  source: HistorySource;
  action: string;
  subjectName: string;
  changes: { fields: { name: string; before: string | null; after: string | null }[] }[];
}

const toLine = ({ fields }: HistoryRow["changes"][number]): string =>
  fields.map(({ name, before, after }) => `${name}: ${before ?? "—"} → ${after ?? "—"}`).join("; ");

const history = defineExport<HistoryRow>({
  name: "history",
  field: "history",
  filters: {
    ...{ search: "String", action: "String", subject: "HistorySubject", subjectId: "Int" },
    ...{ from: "DateTime", to: "DateTime" },
  },
  selection: "at actorName source action subjectName changes { fields { name before after } }",
  columns: [
    { header: "When", cell: ({ at }, { timeZone }) => formatMoment(at, timeZone) },
    { header: "Who", cell: ({ actorName }) => actorName },
    { header: "What", cell: ({ action }) => describeAction(action) },
    { header: "Subject", cell: ({ subjectName }) => subjectName },
    { header: "From", cell: ({ source }) => historySourceLabels[source] },
    { header: "Before and now", cell: ({ changes }) => changes.map(toLine).join("\n") },
  ],
});

/** What was done. */
export const historyTables = [history];
