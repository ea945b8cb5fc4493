import type { CsvValue } from "#gateway/domains/lists/csvContract";
import type { ExportName } from "#gateway/domains/lists/exportContract";

/** The context of a cell besides its row. */
export interface CellContext {
  /** The row's position in the file, from 1. */
  place: number;
  /** The organization's time zone: moments are written as its days. */
  timeZone: string;
}

interface ExportColumn<Row> {
  header: string;
  cell: (row: Row, context: CellContext) => CsvValue;
}

/** A root field of a single object, with its arguments. */
interface Parent {
  field: string;
  /** Its arguments: the caller's variables, all of them integers. */
  args: Readonly<Record<string, string>>;
}

export const parents = {
  batch: { field: "batch", args: { databaseId: "batchId" } },
  batchCourse: { field: "batchCourse", args: { batchId: "batchId", courseId: "courseId" } },
  course: { field: "course", args: { databaseId: "courseId" } },
} as const satisfies Record<string, Parent>;

interface ExportDefinition<Row> {
  name: ExportName;
  /** The list that is read. */
  field: string;
  /** The parent of the list; a root field when left out. */
  parent?: Parent;
  /** The arguments of the list that callers may give, with their types. */
  filters: Readonly<Record<string, string>>;
  /** The selection of each row. */
  selection: string;
  /** The columns as the table on the screen shows them. */
  columns: readonly ExportColumn<Row>[];
}

/** A table that is exported, and the operation that reads a page of it. */
export interface ExportTable {
  name: ExportName;
  document: string;
  /** The path of the list in the result. */
  at: readonly string[];
  headers: readonly string[];
  cells: (row: unknown, context: CellContext) => CsvValue[];
}

function writeDocument<Row>({ name, field, parent, filters, selection }: ExportDefinition<Row>): string {
  const ids = Object.values(parent?.args ?? {}).map((variable) => [variable, "Int!"] as const);
  const types = { ...Object.fromEntries(ids), ...filters, first: "Int", after: "String" };
  const variables = Object.entries(types).map(([variable, type]) => `$${variable}: ${type}`);
  const names = [...Object.keys(filters), "first", "after"].map((filter) => `${filter}: $${filter}`);
  const list = `${field}(${names.join(", ")}) { pageInfo { hasNextPage endCursor } nodes { ${selection} } }`;
  const operation = `query Export_${name.replaceAll("-", "_")}(${variables.join(", ")})`;
  if (!parent) return `${operation} { ${list} }`;
  const args = Object.entries(parent.args).map(([argument, variable]) => `${argument}: $${variable}`);
  return `${operation} { ${parent.field}(${args.join(", ")}) { ${list} } }`;
}

/** Makes a table from its definition. What its rows are, only its selection and its columns know. */
export function defineExport<Row>(definition: ExportDefinition<Row>): ExportTable {
  const { name, field, parent, columns } = definition;
  return {
    name,
    document: writeDocument(definition),
    at: parent ? [parent.field, field] : [field],
    headers: columns.map(({ header }) => header),
    cells: (row, context) => columns.map(({ cell }) => cell(row as Row, context)),
  };
}
