import type { PrismaClient } from "#gateway/database/generated/prisma/client";

/** A row as the database holds it. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** A reference of a table's rows to rows of another. */
export interface Reference {
  column: string;
  table: string;
}

export interface StoredTable {
  name: string;
  /** The columns that hold prose, names or addresses, with their types. */
  texts: readonly { name: string; type: string }[];
  references: readonly Reference[];
  /** The rows by the number that marks name them by: their id, or their place where they have none. */
  rows: ReadonlyMap<number, StoredRow>;
}

export type StoredTables = ReadonlyMap<string, StoredTable>;

interface ColumnRow {
  table: string;
  column: string;
  type: string;
}

const listColumns = `
  SELECT c.relname::text AS "table", a.attname::text AS "column", format_type(a.atttypid, a.atttypmod) AS "type"
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0
     AND NOT a.attisdropped AND a.attgenerated = ''
   ORDER BY 1, a.attnum`;

const listReferences = `
  SELECT t.relname::text AS "table", a.attname::text AS "column", f.relname::text AS "type"
    FROM pg_constraint k
    JOIN pg_class t ON t.oid = k.conrelid JOIN pg_class f ON f.oid = k.confrelid
    JOIN LATERAL unnest(k.conkey, k.confkey) AS pair(own, theirs) ON true
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = pair.own
    JOIN pg_attribute b ON b.attrelid = f.oid AND b.attnum = pair.theirs
   WHERE k.contype = 'f' AND b.attname = 'id' AND a.attname <> 'organizationId'`;

/** Columns whose texts the product compares, parses or keeps secret: it would not work with others. */
const unpainted =
  /^(kind|key|dedupeKey|clientKey|itemKey|milestoneKey|criterionKey|clientId|uid|timeZone|mime|sha256|storageKey|language|model|code|path|search|role|tag|action|table|thumbprint|publicKey|hash|salt|allowedOrigins|domain|customDomain|website|theme|logo|imageUrl|avatarUrl|orgCode|userAgent|transports|subject_|\w*[hH]ash|endpoint|p256dh|auth|issuer)$/;

/** Tables of the product's own tables, which no one is shown. */
const machinery = /^(_|RateLimit|Session|FileKey|SigningKey|History|Organization$|Role$)/;

const isText = (type: string) => /^(text|character varying.*|citext)(\[\])?$/.test(type);

/** Reads every table, with the columns that are to be painted. */
export async function readStored(prisma: PrismaClient): Promise<StoredTables> {
  const columns = await prisma.$queryRawUnsafe<ColumnRow[]>(listColumns);
  const references = await prisma.$queryRawUnsafe<ColumnRow[]>(listReferences);
  const names = [...new Set(columns.map(({ table }) => table))].filter(
    (name) => !/^(_|RateLimit)/.test(name),
  );
  const tables = new Map<string, StoredTable>();
  for (const name of names) {
    const own = columns.filter(({ table }) => table === name);
    const hasId = own.some(({ column }) => column === "id");
    const order = hasId ? `"id"` : "ctid";
    const read = await prisma.$queryRawUnsafe<{ number: number; row: StoredRow }[]>(
      `SELECT ${hasId ? `"id"` : `(row_number() OVER (ORDER BY ctid))::int`} AS "number", to_jsonb(t) AS "row"
         FROM "${name}" t ORDER BY ${order}`,
    );
    tables.set(name, {
      name,
      texts: machinery.test(name)
        ? []
        : own
            .filter(({ column, type }) => isText(type) && !unpainted.test(column))
            .map(({ column, type }) => ({ name: column, type })),
      references: references
        .filter(({ table }) => table === name)
        .map(({ column, type }) => ({ column, table: type })),
      rows: new Map(read.map(({ number, row }) => [number, row])),
    });
  }
  return tables;
}
