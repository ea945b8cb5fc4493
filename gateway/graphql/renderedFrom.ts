import { toPlainHtml } from "../markdown/plainHtml";
import { readRendered } from "../markdown/renderText";

/** The options of a field that returns a row's text as HTML: `...renderedFrom("body", "bodyHtml")`. */
export const renderedFrom = <const Text extends string, const Html extends string>(
  text: Text,
  html: Html,
) => ({
  select: { [text]: true, [html]: true, rendererVersion: true } as Record<
    Text | Html | "rendererVersion",
    true
  >,
  resolve: (row: Readonly<Record<Text | Html, string>> & { rendererVersion: number }): string =>
    readRendered({ html: row[html], rendererVersion: row.rendererVersion }, () => toPlainHtml(row[text])),
});
