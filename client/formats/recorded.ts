import { describeColumn, describeTable, describeValue } from "#gateway/domains/history/describeContract";
import { formatDate, formatDateTime } from "./dates";

const formats = { moment: formatDateTime, day: formatDate };

/** A value of the history as people read it; null for none. */
export const formatRecorded = (column: string, text: string | null): string | null =>
  describeValue(column, text, formats);

interface RecordedField {
  table: string;
  name: string;
  /** Empty for the whole row. */
  field: string;
}

/** A row, or a column of it, in words: 'Settings, Demo, Name'. */
export const describePlace = ({ table, name, field }: RecordedField): string =>
  [describeTable(table), name, field && describeColumn(table, field)].filter(Boolean).join(", ");
