import { type ExportName, exportPath } from "#gateway/domains/lists/exportContract";

type Values = Readonly<Record<string, string | number | boolean | readonly number[] | null | undefined>>;

/** What names a page of a list; an export has all of them. */
const pageNames = new Set(["first", "after", "last", "before"]);

/** Where the server sends a table as a file: everything that the variables of its list match, in their order. */
export function exportAddress(name: ExportName, variables: Values = {}): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(variables))
    if (value !== null && value !== undefined && !pageNames.has(key)) query.set(key, String(value));
  return `${exportPath(name)}${query.size > 0 ? `?${query}` : ""}`;
}
