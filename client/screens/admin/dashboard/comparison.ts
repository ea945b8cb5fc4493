import { formatDayMonth } from "~/formats/dates";
import { addMonths } from "~/formats/months";

export interface Collected {
  /** YYYY-MM-DD. */
  today: string;
  collected: number;
  collectedLastMonthToDate: number;
}

const length = (month: string): number => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

/** The days of last month that this month's so far are compared with: '1–23 Oct'. */
export function comparedDays(today: string): string {
  const month = addMonths(today.slice(0, 7), -1);
  const last = Math.min(Number(today.slice(8)), length(month));
  const end = formatDayMonth(`${month}-${String(last).padStart(2, "0")}`).replace(/^0/, "");
  return last === 1 ? end : `1–${end}`;
}

/** Compares what was collected with the same days of last month. */
export function compareCollected({ today, collected, collectedLastMonthToDate: before }: Collected): string {
  const days = comparedDays(today);
  if (before === 0) return `Nothing on ${days}`;
  const percent = Math.round(((collected - before) / before) * 100);
  if (percent === 0) return `Same as ${days}`;
  return percent > 0 ? `${percent}% up on ${days}` : `${-percent}% down on ${days}`;
}
