import { liveOfTenants, node, nodeNumber, query, refused } from "./build";
import type { EntryRow, Expected, FieldRow, LiveRow, Outcome, Rows } from "./matrix";
import { signedIn } from "./outcomes";

/** Every organization has holidays, and reads its own alone. */
const ofTheirOwn: Expected = { ...signedIn, other: "yes" };
const ofDemo: Expected = { ...signedIn, other: "nothing" };
const nothingTyped = `{ day: "", name: "" }`;
/** A command of ADMIN alone. */
const command = (name: string, args: (rows: Rows) => string, outcome: Outcome): FieldRow => ({
  field: `Mutation.${name}`,
  document: (rows) => `mutation { answer: ${name}(${args(rows)}) { ${refused} } }`,
  expected: {
    visitor: "UNAUTHENTICATED",
    learner: "FORBIDDEN",
    coordinator: "FORBIDDEN",
    admin: outcome,
    other: outcome,
  },
});
const everyMember = { visitor: 401, learner: 200, coordinator: 200, admin: 200 };
const byAdmin = (status: number) => ({
  visitor: 401,
  learner: 403,
  coordinator: 403,
  admin: status,
  other: status,
});

/** The days without classes. */
export const fields: FieldRow[] = [
  { field: "Query.holidays", document: () => "{ answer: holidays { name } }", expected: ofTheirOwn },
  query("holiday", (rows) => `holiday(databaseId: ${nodeNumber(rows, "Holiday")}) { name }`, ofDemo),
  node("Holiday", "name", ofDemo),
  command("createHoliday", () => `input: ${nothingTyped}`, "INVALID"),
  command("importHolidays", () => "holidays: []", "INVALID"),
  command("updateHoliday", () => `holidayId: 999999, input: ${nothingTyped}`, "INVALID"),
  command("deleteHoliday", () => "holidayId: 999999", "NOT_FOUND"),
];

/** Subscribers to changes of holidays. */
export const liveFields: LiveRow[] = [liveOfTenants("holidaysChanged", "holidays { name }", ofTheirOwn)];

/** The calls on holidays. */
export const entries: EntryRow[] = [
  { entry: "GET holidays", path: () => "holidays", expected: { ...everyMember, other: 200 } },
  {
    entry: "GET holidays/{id}",
    path: (rows) => `holidays/${nodeNumber(rows, "Holiday")}`,
    expected: { ...everyMember, other: 404 },
  },
  { entry: "POST holidays", path: () => "holidays", body: () => ({}), expected: byAdmin(400) },
  {
    entry: "PUT holidays/{id}",
    path: () => "holidays/999999",
    body: () => ({ day: "2030-01-01", name: "Row" }),
    expected: byAdmin(404),
  },
  { entry: "DELETE holidays/{id}", path: () => "holidays/999999", expected: byAdmin(404) },
];
