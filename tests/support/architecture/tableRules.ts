import { basename } from "node:path";
import type { SourceFile } from "./sources";

const lowerFirst = (name: string) => `${name[0]?.toLowerCase()}${name.slice(1)}`;

/** Which domain owns each table: the one that the model's file is named after. */
export function mapTableOwners(models: readonly SourceFile[]): Map<string, string> {
  return new Map(
    models.flatMap(({ path, text }) =>
      [...text.matchAll(/^model (\w+) \{/gm)].map(([, model]): [string, string] => [
        lowerFirst(model ?? ""),
        basename(path, ".prisma"),
      ]),
    ),
  );
}

// Registration makes a user and a change of password ends sessions: the two domains keep one person's rows together.
const together: readonly (readonly string[])[] = [["accounts", "users"]];

const writePattern = /\b(?:db|tx)\.(\w+)\.(?:create|update|upsert|delete)\w*\(/g;

/** The tables of other domains that a file of a domain writes. */
export function foreignWrites({ path, text }: SourceFile, owners: ReadonlyMap<string, string>): string[] {
  const domain = /^gateway\/domains\/(\w+)\//.exec(path)?.[1];
  if (domain === undefined) return [];
  const mayWrite = (owner: string) =>
    owner === domain || together.some((domains) => domains.includes(domain) && domains.includes(owner));
  return [...text.matchAll(writePattern)]
    .map(([, table]) => ({ table: table ?? "", owner: owners.get(table ?? "") }))
    .filter(({ owner }) => owner !== undefined && !mayWrite(owner))
    .map(({ table, owner }) => `${path} writes ${table}, which ${owner} owns`);
}
