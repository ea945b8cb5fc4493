import pg from "pg";
import { z } from "zod";
import { quantile } from "./load";

export interface PartitionFigures {
  layout: string;
  /** Milliseconds: the newest page of a room, of 200 rooms by chance. */
  page: number;
  /** Milliseconds for a thousand messages, one statement. */
  insert: number;
  /** Milliseconds to remove the messages of one tenant, or of the oldest month. */
  remove: number;
  /** Megabytes of its indexes. */
  indexes: number;
}

const tenants = 40;
const roomsOfTenant = 25;
const messages = 300_000;
const months = 12;

const columns = `"organizationId" int NOT NULL, "id" bigint NOT NULL, "roomId" int NOT NULL, "userId" int NOT NULL,
  "clientId" text NOT NULL, "messageText" text NOT NULL, "createdDate" timestamptz NOT NULL`;

interface Layout {
  name: string;
  create: string[];
  /** The statement that removes a part of it, once. */
  remove: string;
}

const monthAt = (month: number) => new Date(Date.UTC(2025, month, 1)).toISOString().slice(0, 10);

const removeTenant = (table: string) => `DELETE FROM ${table} WHERE "organizationId" = 7`;

/** The keys that messages have, and the index by which a room is read. */
const keys = (table: string, extra = "") => [
  `CREATE UNIQUE INDEX ON ${table} ("organizationId", "id"${extra})`,
  `CREATE UNIQUE INDEX ON ${table} ("organizationId", "userId", "clientId"${extra})`,
  `CREATE INDEX ON ${table} ("organizationId", "roomId", "id")`,
];

const layouts: readonly Layout[] = [
  {
    name: "one table",
    create: [`CREATE TABLE plain (${columns})`, ...keys("plain")],
    remove: removeTenant("plain"),
  },
  {
    name: "16 partitions by hash of organizationId",
    create: [
      `CREATE TABLE hashed (${columns}) PARTITION BY HASH ("organizationId")`,
      ...Array.from(
        { length: 16 },
        (_, part) =>
          `CREATE TABLE hashed_${part} PARTITION OF hashed FOR VALUES WITH (MODULUS 16, REMAINDER ${part})`,
      ),
      ...keys("hashed"),
    ],
    remove: removeTenant("hashed"),
  },
  {
    name: "12 partitions by month",
    create: [
      `CREATE TABLE monthly (${columns}) PARTITION BY RANGE ("createdDate")`,
      ...Array.from(
        { length: months },
        (_, month) =>
          `CREATE TABLE monthly_${month} PARTITION OF monthly FOR VALUES FROM ('${monthAt(month)}') TO ('${monthAt(month + 1)}')`,
      ),
      // A key of a partitioned table holds its month: the same message may be sent once in each.
      ...keys("monthly", ', "createdDate"'),
    ],
    remove: "DROP TABLE monthly_0",
  },
];

const rowsFrom = (first: number, count: number) => `
  SELECT n % ${tenants} + 1, n, (n / ${tenants}) % ${roomsOfTenant} + 1, n % 997, 'client-' || n, repeat('word ', 12),
    timestamptz '2025-01-01 UTC' + (n::float8 / ${messages + 200_000}) * interval '364 days'
  FROM generate_series(${first}, ${first + count - 1}) n`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const sizeRow = z.tuple([z.object({ bytes: z.coerce.number() })]);

async function measureLayout(client: pg.Client, { name, create, remove }: Layout): Promise<PartitionFigures> {
  for (const statement of create) await client.query(statement);
  const table = /CREATE TABLE (\w+)/.exec(create[0] ?? "")?.[1] ?? "";
  await client.query(`INSERT INTO ${table} ${rowsFrom(0, messages)}`);
  await client.query(`ANALYZE ${table}`);
  const pages: number[] = [];
  for (let turn = 0; turn < 200; turn += 1) {
    const place = [(turn * 7) % tenants, (turn * 3) % roomsOfTenant].map((at) => at + 1);
    const text = `SELECT * FROM ${table} WHERE "organizationId" = $1 AND "roomId" = $2 ORDER BY "id" DESC LIMIT 50`;
    pages.push(await timed(() => client.query({ name: `page of ${table}`, text, values: place })));
  }
  const inserts: number[] = [];
  for (let turn = 0; turn < 20; turn += 1)
    inserts.push(
      await timed(() => client.query(`INSERT INTO ${table} ${rowsFrom(messages + turn * 1_000, 1_000)}`)),
    );
  const { rows } = await client.query(
    `SELECT pg_indexes_size('${table}') + COALESCE((SELECT sum(pg_indexes_size(relid)) FROM pg_partition_tree('${table}') WHERE isleaf), 0) AS bytes`,
  );
  const [{ bytes }] = sizeRow.parse(rows);
  const removal = await timed(() => client.query(remove));
  return {
    layout: name,
    page: quantile(pages, 0.5),
    insert: quantile(inserts, 0.5),
    remove: removal,
    indexes: bytes / 1_048_576,
  };
}

/** Measures a chat of 300,000 messages in three layouts, in a scratch database. */
export async function comparePartitions(databaseUrl: string): Promise<PartitionFigures[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const measured: PartitionFigures[] = [];
  for (const layout of layouts) measured.push(await measureLayout(client, layout));
  await client.end();
  return measured;
}
