import { type Calendar, type Day, toDateText, toDayNumber } from "./calendar";
import type { Tenant } from "./tenant";

interface YearlyHoliday {
  /** MM-DD. */
  date: string;
  name: string;
}

/** The holidays that are on the same date each year. */
export const nationalHolidays = {
  india: [
    { date: "01-26", name: "Republic Day" },
    { date: "08-15", name: "Independence Day" },
    { date: "10-02", name: "Gandhi Jayanti" },
    { date: "12-25", name: "Christmas Day" },
  ],
  britain: [
    { date: "01-01", name: "New Year's Day" },
    { date: "12-25", name: "Christmas Day" },
    { date: "12-26", name: "Boxing Day" },
  ],
} satisfies Record<string, readonly YearlyHoliday[]>;

/** From the year of the oldest demo batches to next year, counted from this one. */
const years = [-2, -1, 0, 1];

function holidaysAround({ today }: Calendar, yearly: readonly YearlyHoliday[]) {
  const thisYear = Number(toDateText(today).slice(0, 4));
  return years.flatMap((year) =>
    yearly.map(({ date, name }) => ({ day: `${thisYear + year}-${date}`, name })),
  );
}

/** The days of the holidays of some years around today. */
export const holidaySet = (calendar: Calendar, yearly: readonly YearlyHoliday[]): ReadonlySet<Day> =>
  new Set(holidaysAround(calendar, yearly).map(({ day }) => toDayNumber(day)));

/** Makes the holidays of some years around today; returns their days. */
export function makeHolidays(tenant: Tenant, yearly: readonly YearlyHoliday[]): ReadonlySet<Day> {
  const { rows, calendar, organizationId } = tenant;
  const made = calendar.moment(calendar.today - 365, 10 * 3600);
  for (const { day, name } of holidaysAround(calendar, yearly))
    rows.add("Holiday", {
      id: rows.nextId("Holiday"),
      organizationId,
      day,
      endDay: day,
      name,
      createdAt: made,
      updatedAt: made,
    });
  return holidaySet(calendar, yearly);
}
