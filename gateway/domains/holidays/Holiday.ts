import { value } from "#gateway/graphql/fields";
import { rowQuery, rowsQuery } from "#gateway/graphql/queryFields";
import { nodeType, valueType } from "#gateway/graphql/types";

const byDay = [{ day: "asc" }, { id: "asc" }] as const;

export const Holiday = nodeType("Holiday", {
  description: "A holiday of the organization, one day or several in a row. Requires a sign-in.",
  readers: "signedIn",
  columns: {
    databaseId: "The id, used in arguments.",
    day: value("Date", "The first day."),
    endDay: value("Date", "The last day; the same as the first for a single day."),
    name: "At most 60 characters.",
    updatedAt: "When it last changed.",
  },
});

rowQuery("holiday", {
  type: Holiday,
  row: "holiday",
  description: "A holiday by its id; null when there is none. Requires a sign-in.",
  readers: "signedIn",
});

rowsQuery("holidays", {
  type: Holiday,
  description: "The holidays of the organization by day, at most 500. Requires a sign-in.",
  readers: "signedIn",
  orderBy: byDay,
});

/** The holidays after a change, and the created or updated one. */
interface Change {
  holidayId: number | null;
}

export const HolidaysChange = valueType<Change>("HolidaysChange", {
  description: "The holidays after a change. Requires a sign-in.",
  readers: "signedIn",
  rows: {
    holiday: {
      type: Holiday,
      id: "holidayId",
      nullable: true,
      description: "The created or updated holiday; null unless there is exactly one.",
    },
  },
  fields: (t) => ({
    holidays: t.prismaField({
      type: [Holiday],
      description: "All holidays of the organization, by day.",
      resolve: (query, _change, _args, { db }) => db.holiday.findMany({ ...query, orderBy: [...byDay] }),
    }),
  }),
});
