// npm run history:verify: checks that nothing of the history was changed, removed or reordered.
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { FolderHeldError } from "../gateway/database/folderLock";
import { type NotedSeal, parseNotedSeals } from "../gateway/domains/history/notedSealRules";
import { type HistoryReport, verifyHistory } from "../gateway/domains/history/verifyCommands";
import { askOperatorChannel } from "../gateway/operator/channel";
import { readSettings, runWithWords, UsageError, withDatabase } from "./commandLine";

const help = `Checks the history of every institute: that no entry was changed, removed or put elsewhere since it was sealed, and
that lines were blanked by the erasure of a person alone.

  npm run history:verify [-- --json] [-- LOG]

  LOG                     a file with the gateway's log: the chain must hold the seals that its lines note ("history
                          sealed"). By these alone it is found that the end of a chain was cut off
  --json                  writes what was found as JSON
  --help                  shows this text

After a restore the seals that the log noted since the backup are reported as cut off.
The exit code is 1 where the chain is broken. A gateway that has a data folder open is asked itself.`;

function readNotes(file: string | undefined): NotedSeal[] {
  if (file === undefined) return [];
  const noted = parseNotedSeals(readFileSync(file, "utf8"));
  if (noted.length === 0) throw new UsageError(`${file} notes no seal`);
  return noted;
}

async function verify(noted: NotedSeal[]): Promise<HistoryReport[]> {
  try {
    return await withDatabase(({ prisma }) => verifyHistory(prisma, noted));
  } catch (error) {
    if (!(error instanceof FolderHeldError)) throw error;
    const socket = await askOperatorChannel(readSettings().dataDir, "history", noted).catch(() => {
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
  for (const { number, historyId, problem } of breaks) {
    const place = historyId === null ? `Seal ${number}` : `Seal ${number}, entry ${historyId}`;
    console.log(`${" ".repeat(16)}${place}: ${problem}.`);
  }
  if (last) console.log(`${" ".repeat(16)}Last seal: ${last.number} ${last.hash}`);
}

await runWithWords({ name: "history:verify", help, option: "json" }, async (words, asJson) => {
  if (words.length > 1) throw new UsageError("It takes one log, and --json");
  const reports = await verify(readNotes(words[0]));
  if (asJson) console.log(JSON.stringify(reports, null, 2));
  else reports.forEach(print);
  if (reports.some(isBroken)) process.exit(1);
});
