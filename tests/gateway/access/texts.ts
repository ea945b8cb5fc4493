import { query } from "./build";
import type { FieldRow } from "./matrix";
import { staffOnly } from "./outcomes";

export const fields: FieldRow[] = [
  query("renderedMarkdown", 'renderedMarkdown(markdown: "*a*") { html }', { ...staffOnly, other: "yes" }),
];
