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

/** The fields of a row that a cell can show as they are. */
type ShownField<Row> = { [Name in keyof Row]: Row[Name] extends CsvValue ? Name : never }[keyof Row];

/** Columns that show fields as they are, by their headers. */
export const showing = <Row>(
  fields: Readonly<Record<string, ShownField<Row>>>,
): readonly ExportColumn<Pick<Row, ShownField<Row>>>[] =>
  Object.entries(fields).map(([header, name]) => ({ header, cell: (row) => row[name] as CsvValue }));

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

/** Columns that depend on the exported rows: a root field of the list's arguments returns them. */
interface FurtherColumns<Row, Told> {
  field: string;
  selection: string;
  columns: (told: Told) => readonly ExportColumn<Row>[];
}

interface ExportDefinition<Row, Told> {
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
  further?: FurtherColumns<Row, Told>;
}

/** The columns of a file: their headers, and their values for a row. */
export interface ExportColumns {
  headers: readonly string[];
  cells: (row: unknown, context: CellContext) => CsvValue[];
}

/** A table that is exported, and the operation that reads a page of it. */
export interface ExportTable extends ExportColumns {
  name: ExportName;
  document: string;
  /** The path of the list in the result. */
  at: readonly string[];
  /** Determines all columns of a file, if they vary. */
  further: { document: string; field: string; columns: (told: unknown) => ExportColumns } | null;
}

type Types = Readonly<Record<string, string>>;

const declare = (types: Types): string =>
  Object.entries(types)
    .map(([variable, type]) => `$${variable}: ${type}`)
    .join(", ");

const pass = (names: readonly string[]): string => names.map((name) => `${name}: $${name}`).join(", ");

function writeDocument<Row, Told>(definition: ExportDefinition<Row, Told>): string {
  const { name, field, parent, filters, selection } = definition;
  const ids = Object.values(parent?.args ?? {}).map((variable) => [variable, "Int!"] as const);
  const types = { ...Object.fromEntries(ids), ...filters, first: "Int", after: "String" };
  const names = [...Object.keys(filters), "first", "after"];
  const list = `${field}(${pass(names)}) { pageInfo { hasNextPage endCursor } nodes { ${selection} } }`;
  const operation = `query Export_${name.replaceAll("-", "_")}(${declare(types)})`;
  if (!parent) return `${operation} { ${list} }`;
  const args = Object.entries(parent.args).map(([argument, variable]) => `${argument}: $${variable}`);
  return `${operation} { ${parent.field}(${args.join(", ")}) { ${list} } }`;
}

const toColumns = <Row>(columns: readonly ExportColumn<Row>[]): ExportColumns => ({
  headers: columns.map(({ header }) => header),
  cells: (row, context) => columns.map(({ cell }) => cell(row as Row, context)),
});

function toFurther<Row, Told>({
  name,
  filters,
  columns,
  further,
}: ExportDefinition<Row, Told>): ExportTable["further"] {
  if (!further) return null;
  const { field, selection } = further;
  const operation = `query ExportColumns_${name.replaceAll("-", "_")}(${declare(filters)})`;
  return {
    document: `${operation} { ${field}(${pass(Object.keys(filters))}) { ${selection} } }`,
    field,
    columns: (told) => toColumns([...columns, ...further.columns(told as Told)]),
  };
}

/** Makes a table from its definition. Only its selection and its columns know the type of its rows. */
export function defineExport<Row, Told = never>(definition: ExportDefinition<Row, Told>): ExportTable {
  const { name, field, parent, columns } = definition;
  return {
    name,
    document: writeDocument(definition),
    at: parent ? [parent.field, field] : [field],
    ...toColumns(columns),
    further: toFurther(definition),
  };
}
