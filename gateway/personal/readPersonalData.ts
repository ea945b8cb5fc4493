import { quoteName, quoteText } from "../database/quoteSql";
import type { TenantClient } from "../database/tenantClient";
import { getModel, getTenantColumn, type Model } from "../reading/models";
import type { Person, PersonalData, PersonalRows } from "./personalRows";

/**
 * Columns that no archive of a person has: secrets, others' names, and columns that the database derives from
 * others.
 */
const isKept = (column: string): boolean =>
  !/(Hash|Token|[bB]yName)$|^(token|secret|salt|hash|organizationId|searchText|sortKey|uniqueKey|usernameKey)$/.test(
    column,
  );

/** The HTML of a text is made from its Markdown, which the archive has. */
const isRendered = ({ columns }: Model, column: string): boolean =>
  columns["rendererVersion"] !== undefined && /^(html|\w+Html|rendererVersion)$/.test(column);

/** The names of a row's parents, such as its course's title, as a JSON object; no people's names. */
function namesIn(model: Model, alias: string): string[] {
  return Object.values(model.relations).flatMap(({ name, model: other, isList, on }) => {
    if (isList || other === "User" || other === "Organization") return [];
    const target = getModel(other);
    const named = ["title", "name"].find((column) => target.columns[column]);
    if (!named) return [];
    const same = on
      .map(([own, theirs]) => `n.${quoteName(theirs)} = ${alias}.${quoteName(own)}`)
      .join(" AND ");
    return [`${quoteText(name)}, (SELECT n.${quoteName(named)} FROM ${quoteName(other)} n WHERE ${same})`];
  });
}

const getKeyColumns = ({ key }: Model) => key.filter((column) => column !== "organizationId");

/** A row as JSON, with the names of its parents and with its child rows. */
function shapeRow({ table, only, omit = [], parts = [] }: PersonalRows, depth: number): string {
  const model = getModel(table);
  const alias = `r${depth}`;
  const columns = Object.keys(model.columns).filter(
    (column) =>
      isKept(column) && !isRendered(model, column) && (only ? only.includes(column) : !omit.includes(column)),
  );
  const own = columns.map((column) => `${quoteText(column)}, ${alias}.${quoteName(column)}`);
  const within = parts.map((part) => {
    const child = `r${depth + 1}`;
    const order = getKeyColumns(getModel(part.table)).map((column) => `${child}.${quoteName(column)}`);
    return `${quoteText(part.table)}, (SELECT coalesce(jsonb_agg(${shapeRow(part, depth + 1)} ORDER BY ${order.join(", ")}), '[]')
      FROM ${quoteName(part.table)} ${child}
      WHERE ${child}."organizationId" = ${alias}."organizationId" AND ${child}.${quoteName(part.by)} = ${alias}."id")`;
  });
  // A function takes a hundred arguments at most.
  const pairs = [...own, ...(only ? [] : namesIn(model, alias)), ...within];
  const objects: string[] = [];
  for (let at = 0; at < pairs.length; at += 40)
    objects.push(`jsonb_build_object(${pairs.slice(at, at + 40).join(", ")})`);
  return objects.join(" || ");
}

/**
 * The statement that reads a page of a person's rows: $1 is the tenant, $2 the person, $3 the key to continue
 * after.
 */
function pageStatement(rows: PersonalRows): string {
  const model = getModel(rows.table);
  const key = getKeyColumns(model).map(quoteName);
  const list = (alias: string) => key.map((column) => `${alias}.${column}`).join(", ");
  const keyPairs = key.map((column) => `${quoteText(column.slice(1, -1))}, r0.${column}`).join(", ");
  const tenant = quoteName(getTenantColumn(model) ?? "organizationId");
  return `SELECT (${shapeRow(rows, 0)})::text AS row, jsonb_build_object(${keyPairs})::text AS key
    FROM ${quoteName(rows.table)} r0
    WHERE r0.${tenant} = $1::int AND r0.${quoteName(rows.by)} = $2::int
      AND ($3::jsonb IS NULL OR (${list("r0")}) > (SELECT ${list("a")} FROM jsonb_populate_record(NULL::${quoteName(rows.table)}, $3::jsonb) a))
    ORDER BY ${list("r0")} LIMIT ${pageSize}`;
}

const pageSize = 500;

async function* readRows(db: TenantClient, { organizationId, userId }: Person, rows: PersonalRows) {
  const statement = pageStatement(rows);
  let after: string | null = null;
  for (;;) {
    const page: { row: string; key: string }[] = await db.$queryRawUnsafe(
      statement,
      organizationId,
      userId,
      after,
    );
    yield page.map(({ row }) => row);
    after = page.at(-1)?.key ?? null;
    if (page.length < pageSize) return;
  }
}

/** Streams a domain's data of a person as the text of a JSON file, page by page. */
export async function* readPersonalData(
  db: TenantClient,
  person: Person,
  { rows }: PersonalData,
): AsyncGenerator<Buffer> {
  let head = "{";
  for (const row of rows) {
    yield Buffer.from(`${head}\n${JSON.stringify(row.as ?? row.table)}: [`);
    head = ",";
    let separator = "\n";
    for await (const page of readRows(db, person, row)) {
      if (page.length > 0) yield Buffer.from(separator + page.join(",\n"));
      if (page.length > 0) separator = ",\n";
    }
    yield Buffer.from("]");
  }
  yield Buffer.from("\n}\n");
}
