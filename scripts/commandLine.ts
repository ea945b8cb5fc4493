import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import type { Manifest } from "../gateway/backup/manifest";
import { type Config, readConfig } from "../gateway/config";
import { bringUpToDate } from "../gateway/database/bringUpToDate";
import { type Database, openDatabase } from "../gateway/database/open";
import { withStartLock } from "../gateway/database/startLock";

/** The arguments of a command are not as it needs them. */
export class UsageError extends Error {}

const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));

/** Runs a command: 0 when it is done, 1 with one line when it cannot be, 2 when it was called in a wrong way. */
export async function runCommand(name: string, run: () => Promise<void>): Promise<never> {
  try {
    await run();
  } catch (error) {
    const [line] = (error instanceof Error ? error.message : String(error)).trim().split("\n");
    const hint = isUsage(error) ? `. See npm run ${name} -- --help` : "";
    console.error(`${line?.replace(/\.$/, "")}${hint}`);
    process.exit(isUsage(error) ? 2 : 1);
  }
  // Prisma's schema engine leaves a timer of ten seconds behind.
  process.exit(0);
}

interface WordsAndSwitch<Switch extends string> {
  name: string;
  help: string;
  /** The one option besides --help, which is given or not. */
  option: Switch;
}

/** Runs a command that takes words and may be given one option; with --help it shows its text instead. */
export const runWithWords = <Switch extends string>(
  { name, help, option }: WordsAndSwitch<Switch>,
  run: (words: readonly string[], isGiven: boolean) => Promise<void>,
): Promise<never> =>
  runCommand(name, async () => {
    const options = { [option]: { type: "boolean" }, help: { type: "boolean" } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (values.help) return console.log(help);
    await run(positionals, values[option] === true);
  });

/** The settings, as the gateway reads them. Throws ConfigError. */
export function readSettings(): Config {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return readConfig(process.env);
}

/** Opens the database that the settings name, brings it up to date, and closes it after use. */
export async function withDatabase<Result>(use: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(readSettings());
  try {
    await withStartLock(database, () => bringUpToDate(database));
    return await use(database);
  } finally {
    await database.close();
  }
}

const unseen = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Reads a password: typed without echo at a terminal, or the first line of a pipe. */
async function askPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write("Password (8 to 25 characters): ");
  const lines = createInterface({ input: process.stdin, output: unseen(), terminal: process.stdin.isTTY });
  const { value } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  if (process.stdin.isTTY) process.stderr.write("\n");
  return value ?? "";
}

interface Chosen {
  password: string;
  /** Undefined where it was typed, and so is known. */
  shown: string | undefined;
}

/** Returns a password that is typed in, or a generated one of 120 random bits. */
export async function choosePassword(asks: boolean): Promise<Chosen> {
  if (asks) return { password: await askPassword(), shown: undefined };
  const password = randomBytes(15).toString("base64url");
  return { password, shown: password };
}

/** Prints how an ADMIN signs in, and a generated password once. */
export function tellSignIn(email: string, { shown }: Chosen): void {
  console.log(`  email     ${email}`);
  if (shown !== undefined)
    console.log(`  password  ${shown}   (shown only now; it can be changed on the profile)`);
}

/** Prints the contents of a backup, and its time. */
export function tellContents({ version, database, files }: Manifest): void {
  for (const [table, count] of Object.entries(database.tables)) console.log(`  ${table.padEnd(28)} ${count}`);
  if (files.count > 0) console.log(`  ${"files".padEnd(28)} ${files.count}, ${files.bytes} bytes`);
  const rows = Object.values(database.tables).reduce((sum, count) => sum + count, 0);
  console.log(
    `${rows} rows of ${database.moment}, by Lectern ${version} with ${database.migrations.length} migrations.`,
  );
}
