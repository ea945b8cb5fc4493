// npm run proof -- growth [rows]: what a page of a list costs with hundreds of rows and with a million, on PostgreSQL
// under row-level security. A page may cost at most half more; searches are measured beside it.
import { openDatabase } from "#gateway/database/open";
import { hashPassword } from "#gateway/session/passwords";
import { loadDemo } from "#prisma/demo/load";
import { applyMigrations } from "#prisma/migrate";
import type { Caller } from "#tests/support/caller";
import { demoId } from "#tests/support/factory";
import { openTestGateway } from "#tests/support/gateway";
import { postgresBinaries, startPostgres } from "#tests/support/postgres";

const rows = Number(process.argv[2] ?? 1_000_000);
const rounds = 60;
const mostTimes = 1.5;

const say = (line: string) => void process.stdout.write(`${line}\n`);

const people =
  "totalCount pageInfo { hasNextPage endCursor } nodes { databaseId name username email active }";
const money =
  "totalCount pageInfo { hasNextPage endCursor } nodes { databaseId reference amount status user { name } }";

const pages = {
  "people, the first page": `{ users(first: 20) { ${people} } }`,
  "people, a later page": `query ($after: String) { users(first: 20, after: $after) { ${people} } }`,
  "people who are learners, by their last change": `{ users(first: 20, userType: U, sort: UPDATED, reversed: true) { ${people} } }`,
  "payments, the first page": `{ payments(first: 20) { ${money} } }`,
  "payments that are pending": `{ payments(first: 20, status: PENDING) { ${money} } }`,
};
const searches = {
  "a search that finds one person": `{ users(first: 20, search: "zzgrown4711") { ${people} } }`,
};

const median = (values: readonly number[]): number =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measure(caller: Caller, query: string, times: number): Promise<number> {
  const { data } = await caller.graphql("{ users(first: 60) { pageInfo { endCursor } } }");
  const variables = { after: data.users.pageInfo.endCursor };
  const taken: number[] = [];
  for (let round = -5; round < times; round += 1) {
    const since = performance.now();
    const answer = await caller.graphql(query, query.includes("$after") ? variables : {});
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    if (round >= 0) taken.push(performance.now() - since);
  }
  return median(taken);
}

async function measureAll(caller: Caller, queries: Readonly<Record<string, string>>, times: number) {
  const measured = new Map<string, number>();
  for (const [name, query] of Object.entries(queries))
    measured.set(name, await measure(caller, query, times));
  return measured;
}

if (!postgresBinaries) {
  say("PostgreSQL is not installed (apt-get install postgresql): not tried");
  process.exit(1);
}
const cluster = await startPostgres(postgresBinaries);
const database = await openDatabase({ databaseUrl: cluster.createDatabase("growth") });
await applyMigrations(database.adapter);
await loadDemo(database.prisma, {
  today: "2026-11-18",
  hashPassword: (password) => hashPassword(password, "demo"),
});
await database.prisma.$executeRawUnsafe("ANALYZE");
const test = await openTestGateway({ database, planning: "strict" });
const admin = await test.as("admin");
const few = await measureAll(admin, { ...pages, ...searches }, rounds);

say(`adding ${rows} people and as many payments`);
await database.prisma.$transaction(
  async (tx) => {
    await tx.$executeRawUnsafe("SET LOCAL session_replication_role = replica");
    await tx.$executeRawUnsafe(`
      INSERT INTO "User" ("organizationId", "name", "username", "email", "userType", "updatedAt")
      SELECT ${demoId}, 'Grown ' || n, 'zzgrown' || n, 'zzgrown' || n || '@example.com', 'U', now() - n * interval '1 second'
      FROM generate_series(1, ${rows}) n`);
    await tx.$executeRawUnsafe(`
      INSERT INTO "Payment" ("organizationId", "userId", "reference", "amount", "transactionDate", "status", "updatedAt")
      SELECT ${demoId}, u.id, 'GROWN-' || u.id, 100 + u.id % 900, date '2026-11-01' - (u.id % 1500), (ARRAY['PAID', 'PENDING', 'FAILED'])[1 + u.id % 3]::"PaymentStatus", now()
      FROM "User" u WHERE u."username" LIKE 'zzgrown%'`);
  },
  { timeout: 600_000 },
);
await database.prisma.$executeRawUnsafe("VACUUM ANALYZE");
const many = await measureAll(admin, pages, rounds);
const searched = await measureAll(admin, searches, 5);

let isSlow = false;
for (const [name, before] of few) {
  const after = many.get(name) ?? searched.get(name) ?? Number.NaN;
  const times = after / before;
  if (many.has(name) && !(times <= mostTimes)) isSlow = true;
  say(
    `${name}: ${before.toFixed(2)} ms, with ${rows} more ${after.toFixed(2)} ms, ${times.toFixed(2)} times`,
  );
}
await test.close();
await database.close();
cluster.stop();
process.exit(isSlow ? 1 : 0);
