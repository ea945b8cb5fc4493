import { addDays, dayIn } from "#gateway/domains/dayContract";
import { formatDate } from "~/formats/dates";
import { ownZone } from "~/formats/zones";

interface DatedRow {
  readonly createdAt: string;
}

/** Rows of one day. */
export interface DayGroup<Row> {
  /** The day as people read it. */
  day: string;
  rows: Row[];
}

/** Groups rows by the day of the reader's clock, in their order; today and yesterday are called so. */
export function groupByDay<Row extends DatedRow>(rows: readonly Row[], now: Date): DayGroup<Row>[] {
  const today = dayIn(ownZone(), now);
  const names = new Map([
    [formatDate(today), "Today"],
    [formatDate(addDays(today, -1)), "Yesterday"],
  ]);
  const groups: DayGroup<Row>[] = [];
  for (const row of rows) {
    const date = formatDate(row.createdAt, ownZone());
    const day = names.get(date) ?? date;
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, rows: [row] });
  }
  return groups;
}
