import { toPlainHtml } from "./plainHtml";
import type { Wanting } from "./render";
import { renderText, type TextAuthor } from "./renderText";

/** A table whose rows hold a text and the HTML that was made from it, with the renderer's version in `rendererVersion`. */
export interface RenderedTable<Table extends string = string> {
  table: Table;
  /** The columns that the HTML is made from. */
  from: readonly string[];
  /** The column that holds the HTML. */
  html: string;
  /** The SQL condition of the rows that are rendered; all when left out. */
  where?: string;
  /** Renders a row. Refuses INVALID a text beyond the renderer's limits, and UNAVAILABLE. */
  render: (row: Readonly<Record<string, string>>, by: Wanting) => Promise<string>;
  /** The HTML of a row that cannot be rendered. */
  showAsTyped: (row: Readonly<Record<string, string>>) => string;
}

interface MarkdownTable<Table extends string> {
  table: Table;
  /** The column that holds the Markdown. */
  text: string;
  html: string;
  author: TextAuthor;
  where?: string;
}

/** A table with a text in Markdown. */
export const markdownTable = <Table extends string>({
  text,
  author,
  ...table
}: MarkdownTable<Table>): RenderedTable<Table> => ({
  ...table,
  from: [text],
  render: async (row, by) => (await renderText(row[text] ?? "", { by, author })).html,
  showAsTyped: (row) => toPlainHtml(row[text] ?? ""),
});
