/** A database that cannot be migrated; the message names it, the reason and the remedy. */
export class MigrationError extends Error {}

const getCode = (error: Error): string => ("code" in error ? String(error.code) : "");

/** The reason in an engine error, whose message includes its stack. */
function readReason({ message }: Error): string {
  const lines = message.split("\n").map((line) => line.trim());
  const said = lines.find((line) => /^(Error querying the database|Database error|ERROR):/.test(line));
  return (said ?? lines.find((line) => line !== "") ?? "no reason given").replace(/^.*ERROR: /, "");
}

const wayOut = (name: string) =>
  `Restore the backup from before the update, or mend what it needs and run npm run db:resolve -- --rolled-back ${name} to have it tried again`;

/** Explains an error of Prisma's schema engine to an administrator; returns any other error as it is. */
export function explainMigration(database: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const says = (message: string) => new MigrationError(`${database} ${message}`, { cause: error });
  const code = getCode(error);
  if (code === "P3005")
    return says("holds tables that are not Lectern's. Give Lectern an empty database of its own");
  if (code === "P3009") {
    const name = /The `([^`]+)` migration/.exec(error.message)?.[1] ?? "one";
    return says(`could not be updated by an earlier start: the migration ${name} failed. ${wayOut(name)}`);
  }
  const name = /migration_name="([^"]+)"/.exec(error.message)?.[1];
  if (name === undefined) return error;
  return says(
    `could not be updated: the migration ${name} failed (${readReason(error)}). Nothing of it was applied. ${wayOut(name)}`,
  );
}
