import { type ExportName, exportPath } from "#gateway/domains/lists/exportContract";

type Values = Readonly<Record<string, string | number | boolean | readonly number[] | null | undefined>>;

/** The variables that select a page; an export covers all pages. */
const pageNames = new Set(["first", "after", "last", "before"]);

/** Returns the address that exports all rows matching a list's variables, in their order. */
export function exportAddress(name: ExportName, variables: Values = {}): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(variables))
    if (value !== null && value !== undefined && !pageNames.has(key)) query.set(key, String(value));
  return `${exportPath(name)}${query.size > 0 ? `?${query}` : ""}`;
}
