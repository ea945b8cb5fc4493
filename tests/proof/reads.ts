// npm run proof -- reads [seeds]: every screen's query by its plan and without, for viewers of seven kinds and variables of
// many seeds, on the embedded database and on PostgreSQL. The responses must be equal, or the plan given up; no statement
// may leave out a tenant.
import { openDatabase } from "#gateway/database/open";
import { hashPassword } from "#gateway/session/passwords";
import { loadDemo } from "#prisma/demo/load";
import { applyMigrations } from "#prisma/migrate";
import { openDifferential, screens } from "#tests/gateway/reading/differential";
import { listViewers } from "#tests/gateway/reading/differing";
import { openTestGateway } from "#tests/support/gateway";
import { unscopedTables } from "#tests/support/plannedSql";
import { postgresBinaries, startPostgres } from "#tests/support/postgres";
import { say } from "../support/say";

const seeds = Number(process.argv[2] ?? 10);
const today = "2026-11-18";

/** Reads everything both ways on one database; returns how many responses differed, or left out a tenant. */
async function prove(name: string, databaseUrl: string | undefined): Promise<number> {
  const database = await openDatabase({ databaseUrl });
  await applyMigrations(database.adapter);
  const hash = (password: string) => hashPassword(password, "demo");
  await loadDemo(database.prisma, { today, hashPassword: hash });
  const test = await openTestGateway({ database });
  const viewers = await listViewers(test);
  const { explain, readBothWays } = openDifferential(test);
  const planned = screens.filter((screen) => explain(screen) === undefined);
  const counts = { equal: 0, different: 0, givenUp: 0, unscoped: 0 };
  for (const screen of planned)
    for (const watching of viewers)
      for (let seed = 0; seed < seeds; seed += 1) {
        const { sent, data, expected } = await readBothWays(screen, watching, seed);
        counts.unscoped += sent.flatMap(unscopedTables).length;
        if (data === undefined) counts.givenUp += 1;
        else if (data === expected) counts.equal += 1;
        else {
          counts.different += 1;
          say(`${name}: ${screen.name} differs for the ${watching.name} with seed ${seed}`);
        }
      }
  const { equal, different, givenUp, unscoped } = counts;
  say(
    `${name}: ${planned.length} of ${screens.length} queries, ${viewers.length} viewers, ${seeds} seeds: ${equal} equal, ${different} different, ${givenUp} given up, ${unscoped} tables without their tenant`,
  );
  await test.close();
  await database.close();
  return different + unscoped;
}

let wrong = await prove("embedded", undefined);
if (postgresBinaries) {
  const cluster = await startPostgres(postgresBinaries);
  wrong += await prove("PostgreSQL", cluster.createDatabase("reads"));
  cluster.stop();
} else say("PostgreSQL is not installed (apt-get install postgresql): not tried");
process.exit(wrong > 0 ? 1 : 0);
