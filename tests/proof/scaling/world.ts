import { randomBytes } from "node:crypto";
import pg from "pg";
import { z } from "zod";
import { openDatabase } from "#gateway/database/open";
import { hashToken } from "#gateway/session/tokens";
import { growDemo } from "#prisma/demo/large";
import { loadDemo } from "#prisma/demo/load";
import { applyMigrations } from "#prisma/migrate";
import { type PostgresCluster, postgresBinaries, startPostgres } from "#tests/support/postgres";
import { makeShippedRoles, type ShippedRoles } from "#tests/support/postgresRoles";

/** A learner with a session, and a topic of a course of theirs. */
export interface Learner {
  userId: number;
  token: string;
  courseId: number;
  topicId: number;
}

/** One PostgreSQL with an institute of some thousand learners. */
export interface World {
  cluster: PostgresCluster;
  /** As the administrator. */
  adminUrl: string;
  /** As the role that serves, and as the owner of the tables. */
  settings: ShippedRoles;
  learners: Learner[];
  /** A session of an ADMIN. */
  adminToken: string;
  lobbyId: number;
  pool: pg.Pool;
  stop(): Promise<void>;
}

const size = { courses: 60, learners: 3_000, batches: 60, messages: 20_000, payments: 2_000 };

async function fill({ DATABASE_URL, DATABASE_OWNER_URL }: World["settings"]): Promise<void> {
  const database = await openDatabase({ databaseUrl: DATABASE_URL, databaseOwnerUrl: DATABASE_OWNER_URL });
  const today = new Date().toISOString().slice(0, 10);
  await applyMigrations(database.adapter);
  await loadDemo(database.prisma, { today, hashPassword: async () => "none" });
  await growDemo(database.prisma, { today, size });
  await database.close();
}

const learnerRows = z.array(z.object({ userId: z.number(), courseId: z.number(), topicId: z.number() }));

/** One course and topic for each learner who is in one. */
async function readLearners(pool: pg.Pool): Promise<Learner[]> {
  const { rows } = await pool.query(`
    SELECT DISTINCT ON (e."userId") e."userId", e."courseId", t."id" AS "topicId"
    FROM "Enrolment" e
    JOIN "User" u ON u."organizationId" = e."organizationId" AND u."id" = e."userId" AND u."active"
    JOIN "Course" c ON c."organizationId" = e."organizationId" AND c."id" = e."courseId" AND c."status" = 'PUBLISHED'
    JOIN "Topic" t ON t."organizationId" = e."organizationId" AND t."courseId" = e."courseId"
    WHERE e."organizationId" = 1 AND u."userType" = 'U' ORDER BY e."userId", e."courseId", t."id"`);
  return learnerRows.parse(rows).map((row) => ({ ...row, token: randomBytes(32).toString("base64url") }));
}

async function openSessions(pool: pg.Pool, people: readonly { userId: number; token: string }[]) {
  await pool.query(
    `INSERT INTO "Session" ("organizationId", "userId", "tokenHash", "expiresAt")
     SELECT 1, p.id, p.hash, now() + interval '1 day' FROM unnest($1::int[], $2::text[]) AS p(id, hash)`,
    [people.map(({ userId }) => userId), people.map(({ token }) => hashToken(token))],
  );
}

const idRow = z.tuple([z.object({ id: z.number() })]);

/** Makes the world: about half a minute. */
export async function makeWorld(): Promise<World> {
  if (!postgresBinaries) throw new Error("This proof needs PostgreSQL (apt-get install postgresql)");
  const cluster = await startPostgres(postgresBinaries, { isDurable: true });
  const adminUrl = cluster.createDatabase("lectern");
  const settings = makeShippedRoles(adminUrl);
  await fill(settings);
  const pool = new pg.Pool({ connectionString: adminUrl, max: 4 });
  // Stopping the server ends these connections.
  pool.on("error", () => undefined);
  const learners = await readLearners(pool);
  const admin = await pool.query(
    `SELECT "id" FROM "User" WHERE "organizationId" = 1 AND "email" = 'admin@demo.test'`,
  );
  const adminToken = randomBytes(32).toString("base64url");
  const [{ id: adminId }] = idRow.parse(admin.rows);
  await openSessions(pool, [...learners, { userId: adminId, token: adminToken }]);
  const lobby = await pool.query(`SELECT "id" FROM "Room" WHERE "organizationId" = 1 AND "kind" = 'LOBBY'`);
  await pool.query("ANALYZE");
  return {
    cluster,
    adminUrl,
    settings,
    learners,
    adminToken,
    pool,
    lobbyId: idRow.parse(lobby.rows)[0].id,
    async stop() {
      await pool.end();
      cluster.stop();
    },
  };
}
