import type { Bus } from "#gateway/bus/bus";
import type { EntryRow, Expected, FieldRow, LiveRow, Rows } from "./matrix";
import { staffOnly } from "./outcomes";

/** The database id of the row that a type's global id names. */
export const nodeNumber = ({ nodes }: Rows, type: string) => atob(nodes[type] ?? "").split(":")[1] ?? "-1";

/** A path of a batch that has a course. */
export const batchPath =
  (rest = "") =>
  ({ batchCourse }: Rows) =>
    `batches/${batchCourse.batchId}${rest}`;

/** A path of a course in a batch. */
export const ofCourse =
  (rest = "") =>
  ({ batchCourse: { batchId, courseId } }: Rows) =>
    `batches/${batchId}/courses/${courseId}${rest}`;

/** A text of a document, which may name rows. */
type Text = string | ((rows: Rows) => string);

const readText = (text: Text, rows: Rows): string => (typeof text === "string" ? text : text(rows));

/** A row of a query: its field, with what tells it from others of that field, and what is read of it. */
export const query = (field: string, selection: Text, expected: Expected): FieldRow => ({
  field: `Query.${field}`,
  document: (rows) => `{ answer: ${readText(selection, rows)} }`,
  expected,
});

/** The result of a refused mutation. */
export const refused = "__typename ... on Refusal { code message }";

/** A row of a mutation: its field, with what tells it from others of that field, and its arguments. */
export const command = (field: string, args: Text, expected: Expected): FieldRow => ({
  field: `Mutation.${field}`,
  document: (rows) => `mutation { answer: ${field.split(" ")[0]}(${readText(args, rows)}) { ${refused} } }`,
  expected,
});

/** Rows of mutations that do the same for each caller, by their fields, with their arguments. */
export const commands = (args: Readonly<Record<string, string>>, expected: Expected): FieldRow[] =>
  Object.entries(args).map(([field, text]) => command(field, text, expected));

/** A row of a type of node: what it reveals to whom, past its root fields. */
export const node = (type: string, selection: string, expected: Expected): FieldRow => ({
  field: `Query.node of a ${type}`,
  document: ({ nodes }) =>
    `{ answer: node(id: "${nodes[type]}") { ... on ${type.replace(/^draft/, "")} { ${selection} } } }`,
  expected,
});

/** A row of a REST entry, with the body that is sent. */
export const row = (
  entry: string,
  path: EntryRow["path"],
  expected: EntryRow["expected"],
  body?: unknown,
): EntryRow => ({ entry, path, expected, ...(body === undefined ? {} : { body: () => body }) });

/** A list, by default of staff, whose event says that something has changed in either tenant. */
export const liveList = (
  field: string,
  publish: (bus: Bus, organizationId: number) => void,
  expected: Expected = { ...staffOnly, other: "yes" },
): LiveRow => ({
  field: `Subscription.${field}`,
  document: () => `subscription { answer: ${field} }`,
  publish: (bus) => {
    for (const organizationId of [1, 2]) publish(bus, organizationId);
  },
  expected,
});

/** The values of what changed in either tenant, by the topic that tells of it. */
export const liveOfTenants = (
  field: "holidaysChanged" | "organizationChanged",
  selection: string,
  expected: Expected,
): LiveRow => ({
  field: `Subscription.${field}`,
  document: () => `subscription { answer: ${field} { ${selection} } }`,
  publish: (bus) => {
    for (const organizationId of [1, 2]) bus.publish(field, { organizationId });
  },
  expected,
});

interface OwnWork {
  field: string;
  /** The type of the row, and the argument that names it. */
  type: string;
  id: string;
  selection: string;
  /** Tells one user of the row. */
  publish: (bus: Bus, rowId: number, userId: number) => void;
}

/** The progress of work that an administrator has asked for, which every user is notified of and no one else reads. */
export const liveOfRequester = ({ field, type, id, selection, publish }: OwnWork): LiveRow => ({
  field: `Subscription.${field}`,
  document: (rows) => `subscription { answer: ${field}(${id}: ${nodeNumber(rows, type)}) { ${selection} } }`,
  publish: (bus, rows) => {
    for (let userId = 1; userId < 200; userId += 1) publish(bus, Number(nodeNumber(rows, type)), userId);
  },
  expected: { ...staffOnly, coordinator: "FORBIDDEN", other: "FORBIDDEN" },
});
