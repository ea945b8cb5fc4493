// npm run proof -- kill [rounds]: kills the gateway under fifty writers, on the embedded database and on PostgreSQL, and
// counts the acknowledged messages: each must be there exactly once.
import { makeFolder } from "../support/childGateway";
import { killUnderWriters } from "../support/killedWriters";
import { postgresBinaries, startPostgres } from "../support/postgres";
import { say } from "../support/say";

const rounds = Number(process.argv[2] ?? 20);

async function prove(name: string, settings: Record<string, string>): Promise<void> {
  const onRound = (round: number, count: number) =>
    say(`${name}, round ${round}: killed after ${count} messages`);
  const { acknowledged, stored } = await killUnderWriters({ settings, rounds, writers: 50, onRound });
  const wrong = [...acknowledged].filter((id) => stored.get(id) !== 1);
  say(`${name}: ${acknowledged.size} acknowledged in ${rounds} rounds, ${wrong.length} lost or doubled`);
  if (wrong.length > 0) process.exitCode = 1;
}

const { folder, remove } = makeFolder();
await prove("embedded", { DATA_DIR: folder });
remove();
if (postgresBinaries) {
  const cluster = await startPostgres(postgresBinaries);
  await prove("PostgreSQL", { DATABASE_URL: cluster.createDatabase("kill") });
  cluster.stop();
} else say("PostgreSQL is not installed (apt-get install postgresql): not tried");
