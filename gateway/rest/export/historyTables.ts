import { formatDay } from "#gateway/domains/dayTextContract";
import { type HistorySource, historySourceLabels } from "#gateway/domains/history/contract";
import {
  describeAction,
  describeColumn,
  describeTable,
  describeValue,
  type ValueFormats,
} from "#gateway/domains/history/describeContract";
import { formatMoment } from "./cellFormats";
import { defineExport } from "./exportTable";

interface HistoryRow {
  at: string;
  actorName: string;
  source: HistorySource;
  action: string;
  subjectName: string;
  changes: {
    table: string;
    name: string;
    fields: { name: string; before: string | null; after: string | null }[];
  }[];
}

/** A row that was changed, with each column before and now. */
function toLine({ table, name, fields }: HistoryRow["changes"][number], formats: ValueFormats): string {
  const parts = fields.map(({ name: column, before, after }) => {
    const [was, next] = [before, after].map((text) => describeValue({ table, column, text }, formats) ?? "—");
    return `${describeColumn(table, column)}: ${was} → ${next}`;
  });
  return [`${describeTable(table)} ${name}`.trim(), parts.join("; ")].filter(Boolean).join(": ");
}

const toFormats = (timeZone: string): ValueFormats => ({
  moment: (text) => formatMoment(text, timeZone),
  day: formatDay,
});

const history = defineExport<HistoryRow>({
  name: "history",
  field: "history",
  filters: {
    search: "String",
    action: "String",
    subject: "HistorySubject",
    subjectId: "Int",
    from: "DateTime",
    to: "DateTime",
  },
  selection: "at actorName source action subjectName changes { table name fields { name before after } }",
  columns: [
    { header: "When", cell: ({ at }, { timeZone }) => formatMoment(at, timeZone) },
    { header: "Who", cell: ({ actorName }) => actorName },
    { header: "What", cell: ({ action }) => describeAction(action) },
    { header: "Subject", cell: ({ subjectName }) => subjectName },
    { header: "From", cell: ({ source }) => historySourceLabels[source] },
    {
      header: "Changes",
      cell: ({ changes }, { timeZone }) =>
        changes.map((change) => toLine(change, toFormats(timeZone))).join("\n"),
    },
  ],
});

/** Tables with the changes of the history. */
export const historyTables = [history];
