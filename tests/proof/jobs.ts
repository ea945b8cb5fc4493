// npm run proof -- jobs [rounds] [imports | files | mails]: kills the gateway while its jobs work, on the embedded database and on
// PostgreSQL. Each acknowledged import's course must be there exactly once; every picture must have all its widths, whole;
// nothing that is used may be deleted, and of what is deleted nothing may be left; every mail must arrive, and one that
// arrives twice must have the same message id.
import { makeFolder } from "../support/childGateway";
import { postgresBinaries, startPostgres } from "../support/postgres";
import { say } from "../support/say";
import { proveFiles } from "./jobs/files";
import { proveImports } from "./jobs/imports";
import type { Proving } from "./jobs/kills";
import { proveMails } from "./jobs/mails";

const rounds = Number(process.argv[2] ?? 20);
const proofs = { imports: proveImports, files: proveFiles, mails: proveMails };
const wanted = Object.entries(proofs).filter(([name]) => [undefined, name].includes(process.argv[3]));

async function prove(proving: Omit<Proving, "rounds">): Promise<void> {
  for (const [, run] of wanted) if (!(await run({ ...proving, rounds }))) process.exitCode = 1;
}

/** The settings of gateways in a folder of their own. */
const common = (folder: string) => ({ DEMO: "1", LOG_LEVEL: "fatal", DATA_DIR: folder });

const embedded = makeFolder();
await prove({ name: "embedded", settings: common(embedded.folder) });
embedded.remove();
if (postgresBinaries) {
  const cluster = await startPostgres(postgresBinaries);
  const { folder, remove } = makeFolder();
  const settings = { ...common(folder), DATABASE_URL: cluster.createDatabase("jobs") };
  await prove({ name: "PostgreSQL", settings });
  cluster.stop();
  remove();
} else say("PostgreSQL is not installed (apt-get install postgresql): not tried");
