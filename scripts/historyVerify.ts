// npm run history:verify: checks that nothing of the history was changed, removed or reordered.
import { text } from "node:stream/consumers";
import { FolderHeldError } from "../gateway/database/folderLock";
import { type HistoryReport, verifyHistory } from "../gateway/domains/history/verifyCommands";
import { askOperatorChannel } from "../gateway/operator/channel";
import { readSettings, runWithWords, UsageError, withDatabase } from "./commandLine";

const help = `Checks the history of every institute: that no entry was changed, removed or put elsewhere since it was sealed.

  npm run history:verify [-- --json]

  --json                  writes what was found as JSON
  --help                  shows this text

It tells what awaits its seal, and the last seal: note that elsewhere to tell later that nothing was cut off behind it.
The exit code is 1 where the chain is broken. A gateway that has a data folder open is asked itself.`;

async function verify(): Promise<HistoryReport[]> {
  try {
    return await withDatabase(({ prisma }) => verifyHistory(prisma));
  } catch (error) {
    if (!(error instanceof FolderHeldError)) throw error;
    const socket = await askOperatorChannel(readSettings().dataDir, "history").catch(() => {
      throw error;
    });
    // A gateway's own report, of this version.
    return JSON.parse(await text(socket)) as HistoryReport[];
  }
}

const isBroken = ({ breaks, lost }: HistoryReport) => breaks.length + lost > 0;

function print(report: HistoryReport): void {
  const { code, sealed, waiting, lost, breaks, last } = report;
  const state = isBroken(report) ? "BROKEN" : "Whole";
  console.log(`${code.padEnd(16)}${state}: ${sealed} entries sealed, ${waiting} await their seal.`);
  if (lost > 0) console.log(`${" ".repeat(16)}${lost} entries have no seal and await none.`);
  for (const { number, historyId, problem } of breaks)
    console.log(`${" ".repeat(16)}Seal ${number}, entry ${historyId}: ${problem}.`);
  if (last) console.log(`${" ".repeat(16)}Last seal: ${last.number} ${last.hash}`);
}

await runWithWords({ name: "history:verify", help, option: "json" }, async (words, asJson) => {
  if (words.length > 0) throw new UsageError("It takes no arguments but --json");
  const reports = await verify();
  if (asJson) console.log(JSON.stringify(reports, null, 2));
  else reports.forEach(print);
  if (reports.some(isBroken)) process.exit(1);
});
