import {
  describeColumn,
  describeTable,
  describeValue,
  type RecordedValue,
} from "#gateway/domains/history/describeContract";
import { formatDate, formatDateTime } from "./dates";

const formats = { moment: formatDateTime, day: formatDate };

/** A value of the history as people read it; null for none. */
export const formatRecorded = (value: RecordedValue): string | null => describeValue(value, formats);

interface RecordedField {
  table: string;
  name: string;
  /** Empty for the whole row. */
  field: string;
}

/** A row, or a column of it, in words: 'Settings, Demo, Name'. */
export const describePlace = ({ table, name, field }: RecordedField): string =>
  [describeTable(table), name, field && describeColumn(table, field)].filter(Boolean).join(", ");
