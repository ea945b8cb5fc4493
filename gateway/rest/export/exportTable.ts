import type { CsvValue } from "../../domains/lists/csvContract";
import type { ExportName } from "../../domains/lists/exportContract";

/** What a cell needs to know besides its row. */
export interface CellContext {
  /** The row's place in the file, from 1. */
  place: number;
  /** The organization's time zone: moments are written as its days. */
  timeZone: string;
}

interface ExportColumn<Row> {
  header: string;
  cell: (row: Row, context: CellContext) => CsvValue;
}

interface ExportDefinition<Row> {
  name: ExportName;
  /** The list that is read. */
  field: string;
  /** Whether it is a list of the batch that `batchId` names. */
  ofBatch?: boolean;
  /** The arguments of the list that callers may give, with their types. */
  filters: Readonly<Record<string, string>>;
  /** What is read of each row. */
  selection: string;
  /** The columns as the table on the screen shows them. */
  columns: readonly ExportColumn<Row>[];
}

/** A table that is exported, and the operation that reads a page of it. */
export interface ExportTable {
  name: ExportName;
  document: string;
  /** Where the list stands in the result. */
  at: readonly string[];
  headers: readonly string[];
  cells: (row: unknown, context: CellContext) => CsvValue[];
}

function writeDocument<Row>({ name, field, ofBatch, filters, selection }: ExportDefinition<Row>): string {
  const types = { ...(ofBatch && { batchId: "Int!" }), ...filters, first: "Int", after: "String" };
  const variables = Object.entries(types).map(([variable, type]) => `$${variable}: ${type}`);
  const names = [...Object.keys(filters), "first", "after"].map((filter) => `${filter}: $${filter}`);
  const list = `${field}(${names.join(", ")}) { pageInfo { hasNextPage endCursor } nodes { ${selection} } }`;
  const operation = `query Export_${name.replaceAll("-", "_")}(${variables.join(", ")})`;
  return `${operation} { ${ofBatch ? `batch(databaseId: $batchId) { ${list} }` : list} }`;
}

/** Makes a table from its definition. What its rows are, only its selection and its columns know. */
export function defineExport<Row>(definition: ExportDefinition<Row>): ExportTable {
  const { name, field, ofBatch, columns } = definition;
  return {
    name,
    document: writeDocument(definition),
    at: ofBatch ? ["batch", field] : [field],
    headers: columns.map(({ header }) => header),
    cells: (row, context) => columns.map(({ cell }) => cell(row as Row, context)),
  };
}
