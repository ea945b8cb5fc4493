// npm run demo:large: grows the demo data of a PostgreSQL database to a load-test set.
import { readConfig } from "../gateway/config";
import { bringUpToDate } from "../gateway/database/bringUpToDate";
import { openDatabase } from "../gateway/database/open";
import { openFiles } from "../gateway/files/files";
import { hashPassword } from "../gateway/session/passwords";
import { growDemo } from "../prisma/demo/large";
import { loadDemo } from "../prisma/demo/load";

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

const databaseUrl = process.env["DATABASE_URL"];
if (!databaseUrl)
  refuse(
    "Set DATABASE_URL to a PostgreSQL address: the load-test set is too large for the embedded database.",
  );

const database = await openDatabase({
  databaseUrl,
  databaseOwnerUrl: process.env["DATABASE_OWNER_URL"],
}).catch((error: unknown) =>
  refuse(`DATABASE_URL: ${error instanceof Error ? error.message : String(error)}`),
);
const started = performance.now();
const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
await bringUpToDate(database);
const { storage } = openFiles(readConfig(process.env));
await loadDemo(database.prisma, {
  today,
  storage,
  hashPassword: (password) => hashPassword(password, "demo"),
});
const grown = await growDemo(database.prisma, { today });
const seconds = Math.round((performance.now() - started) / 1000);
console.log(grown ? `The load-test set is ready after ${seconds} s.` : "The load-test set is already there.");
await database.close();
