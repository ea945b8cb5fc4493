import pg from "pg";
import { z } from "zod";

const tableRows = z.array(z.object({ name: z.string(), columns: z.array(z.string()) }));
const keyRows = z.array(
  z.object({ table: z.string(), definition: z.string(), columns: z.array(z.string()) }),
);
const foreignRows = z.array(z.object({ table: z.string(), name: z.string(), definition: z.string() }));

export interface Distributed {
  tables: number;
  keys: number;
  foreignKeys: number;
  rows: number;
  /** Keys that are unique for each tenant only, once they are distributed. */
  widened: string[];
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");

async function readTables(client: pg.Client) {
  const { rows } = await client.query(`
    SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND EXISTS (SELECT FROM pg_attribute o WHERE o.attrelid = c.oid AND o.attname = 'organizationId')
    GROUP BY 1 ORDER BY 1`);
  return tableRows.parse(rows);
}

async function readKeys(client: pg.Client) {
  const { rows } = await client.query(`
    SELECT c.relname::text AS table, pg_get_indexdef(x.indexrelid) AS definition,
      ARRAY(SELECT pg_get_indexdef(x.indexrelid, n, true) FROM generate_series(1, x.indnkeyatts) n) AS columns
    FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid
    WHERE c.relnamespace = 'public'::regnamespace AND x.indisunique
      AND EXISTS (SELECT FROM pg_attribute o WHERE o.attrelid = c.oid AND o.attname = 'organizationId')`);
  return keyRows.parse(rows);
}

async function readForeignKeys(client: pg.Client) {
  const { rows } = await client.query(`
    SELECT c.relname::text AS table, k.conname::text AS name, pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace`);
  return foreignRows.parse(rows);
}

const isOfTenant = (columns: readonly string[]) =>
  columns.some((column) => column.includes("organizationId"));

/** The same unique index on the copy, with the tenant in front where it does not hold it. */
function distributeKey({ table, definition, columns }: z.infer<typeof keyRows>[number]): string {
  const own = definition
    .replace(/INDEX \S+ ON \S+/, `INDEX ON distributed."${table}"`)
    .replace(/ USING btree \(/, isOfTenant(columns) ? " (" : ' ("organizationId", ');
  return own;
}

/**
 * Copies every table of tenants' rows into one that PostgreSQL partitions by organizationId, with all its unique and
 * foreign keys and all its rows. That is what Citus asks for as well: a partitioned table takes no key without the
 * column by which it is distributed. Throws when a key or a row does not fit.
 */
export async function distribute(adminUrl: string): Promise<Distributed> {
  const client = new pg.Client(adminUrl);
  await client.connect();
  const [tables, keys, foreignKeys] = [
    await readTables(client),
    await readKeys(client),
    await readForeignKeys(client),
  ];
  await client.query("CREATE SCHEMA distributed");
  let rows = 0;
  for (const { name, columns } of tables) {
    await client.query(
      `CREATE TABLE distributed."${name}" (LIKE public."${name}" INCLUDING DEFAULTS INCLUDING GENERATED) PARTITION BY HASH ("organizationId")`,
    );
    for (let part = 0; part < 4; part += 1)
      await client.query(
        `CREATE TABLE distributed."${name}_${part}" PARTITION OF distributed."${name}" FOR VALUES WITH (MODULUS 4, REMAINDER ${part})`,
      );
    const { rowCount } = await client.query(
      `INSERT INTO distributed."${name}" (${quoted(columns)}) SELECT ${quoted(columns)} FROM public."${name}"`,
    );
    rows += rowCount ?? 0;
  }
  for (const key of keys) await client.query(distributeKey(key));
  for (const { table, name, definition } of foreignKeys) {
    const target = definition.replace(/REFERENCES (?:public\.)?("?\w+"?)/, (whole, referenced: string) =>
      referenced.replaceAll('"', "") === "Organization" ? whole : `REFERENCES distributed.${referenced}`,
    );
    await client.query(`ALTER TABLE distributed."${table}" ADD CONSTRAINT "${name}" ${target}`);
  }
  await client.query("DROP SCHEMA distributed CASCADE");
  await client.end();
  const widened = keys
    .filter(({ columns }) => !isOfTenant(columns) && columns.join() !== "id")
    .map(({ table, columns }) => `${table}(${columns.join(", ").replaceAll('"', "")})`);
  return { tables: tables.length, keys: keys.length, foreignKeys: foreignKeys.length, rows, widened };
}
