// npm run proof -- growth [rows]: what a page of a list costs with hundreds of rows and with a million, on PostgreSQL
// under row-level security, read by turns. A page may cost at most half more; searches are measured beside it.
import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { openDatabase } from "#gateway/database/open";
import { hashPassword } from "#gateway/session/passwords";
import { loadDemo } from "#prisma/demo/load";
import { applyMigrations } from "#prisma/migrate";
import type { Caller } from "#tests/support/caller";
import { demoId } from "#tests/support/factory";
import { openTestGateway } from "#tests/support/gateway";
import { postgresBinaries, startPostgres } from "#tests/support/postgres";
import { say } from "../support/say";

const rows = Number(process.argv[2] ?? 1_000_000);
const rounds = 60;
const warmUps = 5;
const mostTimes = 1.5;

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

/** Adds people and as many payments to the demo data. */
const addRows = (prisma: PrismaClient, count: number): Promise<void> =>
  prisma.$transaction(
    async (tx) => {
      await tx.$executeRawUnsafe("SET LOCAL session_replication_role = replica");
      await tx.$executeRawUnsafe(`
        INSERT INTO "User" ("organizationId", "name", "username", "email", "userType", "updatedAt")
        SELECT ${demoId}, 'Grown ' || n, 'zzgrown' || n, 'zzgrown' || n || '@example.com', 'U', now() - n * interval '1 second'
        FROM generate_series(1, ${count}) n`);
      await tx.$executeRawUnsafe(`
        INSERT INTO "Payment" ("organizationId", "userId", "reference", "amount", "transactionDate", "status", "updatedAt")
        SELECT ${demoId}, u.id, 'GROWN-' || u.id, 100 + u.id % 900, date '2026-11-01' - (u.id % 1500), (ARRAY['PAID', 'PENDING', 'FAILED'])[1 + u.id % 3]::"PaymentStatus", now()
        FROM "User" u WHERE u."username" LIKE 'zzgrown%'`);
    },
    { timeout: 600_000 },
  );

/** A gateway over a database of its own. */
interface World {
  admin: Caller;
  variables: { after: string };
}

async function openWorld(databaseUrl: string, added: number) {
  const database = await openDatabase({ databaseUrl });
  await applyMigrations(database.adapter);
  await loadDemo(database.prisma, {
    today: "2026-11-18",
    hashPassword: (password) => hashPassword(password, "demo"),
  });
  await addRows(database.prisma, added);
  await database.prisma.$executeRawUnsafe("VACUUM ANALYZE");
  await database.prisma.$executeRawUnsafe("CHECKPOINT");
  const test = await openTestGateway({ database, planning: "strict" });
  const admin = await test.as("admin");
  const { data } = await admin.graphql("{ users(first: 60) { pageInfo { endCursor } } }");
  const close = async () => {
    await test.close();
    await database.close();
  };
  return { admin, variables: { after: data.users.pageInfo.endCursor }, close };
}

async function time({ admin, variables }: World, query: string): Promise<number> {
  const since = performance.now();
  const answer = await admin.graphql(query, query.includes("$after") ? variables : {});
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return performance.now() - since;
}

/** The medians of a query in both worlds, read by turns, so that other work of the machine slows both. */
async function compare(small: World, large: World, query: string): Promise<{ few: number; many: number }> {
  const taken = { few: [] as number[], many: [] as number[] };
  for (let round = -warmUps; round < rounds; round += 1) {
    const [few, many] = [await time(small, query), await time(large, query)];
    if (round < 0) continue;
    taken.few.push(few);
    taken.many.push(many);
  }
  return { few: median(taken.few), many: median(taken.many) };
}

if (!postgresBinaries) {
  say("PostgreSQL is not installed (apt-get install postgresql): not tried");
  process.exit(1);
}
const cluster = await startPostgres(postgresBinaries);
const small = await openWorld(cluster.createDatabase("small"), 0);
say(`adding ${rows} people and as many payments`);
const large = await openWorld(cluster.createDatabase("large"), rows);

let isSlow = false;
for (const [name, query] of Object.entries({ ...pages, ...searches })) {
  const { few, many } = await compare(small, large, query);
  const times = many / few;
  if (name in pages && !(times <= mostTimes)) isSlow = true;
  say(`${name}: ${few.toFixed(2)} ms, with ${rows} more ${many.toFixed(2)} ms, ${times.toFixed(2)} times`);
}
await small.close();
await large.close();
cluster.stop();
process.exit(isSlow ? 1 : 0);
