import { formatCount } from "#gateway/domains/countTextContract";
/** Limits of texts that are rendered: what is beyond them takes a renderer very long, or becomes very large. */
export const renderLimits = {
  /** Columns of a table. */
  columns: 50,
  /** Cells of all tables; a row has as many as its table has columns. */
  cells: 5_000,
  /** Quotes, lists and brackets inside one another. */
  depth: 20,
  /** Lines of a text, and signs such as brackets and stars in one paragraph: each may be matched with each. */
  lines: 3_000,
  signs: 2_000,
  /** Characters of code, and of a line of it, that are highlighted. */
  code: 10_000,
  codeLine: 200,
  /** The most characters of HTML, and how many a character of the text may become. */
  output: 1_000_000,
  growth: 20,
  /** Characters of HTML that any text may become. */
  leastOutput: 20_000,
} as const;

/** The most characters of HTML that a text may become. */
export const outputLimit = ({ length }: { length: number }): number =>
  Math.min(renderLimits.output, Math.max(renderLimits.leastOutput, length * renderLimits.growth));

export const renderMessages = {
  columns: `A table can have at most ${renderLimits.columns} columns`,
  cells: `Tables can have at most ${formatCount(renderLimits.cells)} cells in one text`,
  depth: `Quotes, lists and brackets can be at most ${renderLimits.depth} levels deep`,
  lines: `A formatted text can have at most ${formatCount(renderLimits.lines)} lines`,
  signs: `A paragraph can have at most ${formatCount(renderLimits.signs)} signs such as brackets and stars`,
  links: "The addresses of these links are too long to be repeated so often",
  size: "This text becomes too long when it is formatted. Use simpler formatting",
  time: "This text takes too long to format. Use simpler formatting or shorten it",
  busy: "Many texts are being formatted. Try again in a few seconds",
} as const;
