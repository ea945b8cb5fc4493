import { fillPlaceholders } from "../domains/mail/templateContract";
import { escapeHtml, unescapeHtml } from "../markup";
import { headerText } from "./headerText";
import { layOut, type Sender } from "./layout";
import { toPlainText } from "./plainText";

/** A composed mail. */
export interface Composed {
  subject: string;
  html: string;
  text: string;
}

interface Composing {
  subject: string;
  /** Markdown. */
  body: string;
  /** By placeholder, as shown; for a link its whole address. */
  values: Readonly<Record<string, string>>;
  links: ReadonlySet<string>;
  /** The placeholders whose values are Markdown. */
  texts: ReadonlySet<string>;
  /** The whole address of a screen's path. */
  toAddress: (path: string) => string;
  /** Renders Markdown as safe HTML. */
  render: (markdown: string) => Promise<string>;
  sender: Sender;
  /** The address that unsubscribes, of a list mail. */
  unsubscribeUrl: string | null;
}

/** Takes the place of a value while Markdown is rendered: a word, which Markdown leaves as it is. */
const mark = (index: number) => `PLACEHOLDERx${index}x`;
const marks = /PLACEHOLDERx(\d+)x/g;

const isInTag = (before: string) => before.lastIndexOf("<") > before.lastIndexOf(">");
const isInAddress = (before: string) => /\b(?:href|src)="[^"]*$/.test(before);
const isInLink = (before: string) => before.lastIndexOf("<a ") > before.lastIndexOf("</a>");

interface Value {
  value: string;
  isLink: boolean;
}

/** A value within the HTML: it is text and nothing else, so no name can add markup or lead elsewhere. */
function writeValue({ value, isLink }: Value, before: string): string {
  const text = escapeHtml(value);
  if (isInTag(before)) return isLink || !isInAddress(before) ? text : escapeHtml(encodeURIComponent(value));
  return isLink && !isInLink(before) ? `<a href="${text}">${text}</a>` : text;
}

const ownLink = /<a href="(\/[^"]*)"/g;
const aloneMark = /<p>PLACEHOLDERx(\d+)x<\/p>/g;

/** A value of Markdown as HTML; links to screens lead to whole addresses. */
const withWholeAddresses = (html: string, toAddress: Composing["toAddress"]): string =>
  html.replace(ownLink, (_link, path: string) => `<a href="${escapeHtml(toAddress(unescapeHtml(path)))}"`);

/** The HTML of the values that are Markdown, by their names. */
async function renderTexts({ values, texts, render }: Composing): Promise<ReadonlyMap<string, string>> {
  const rendered = new Map<string, string>();
  for (const [name, value] of Object.entries(values))
    if (texts.has(name)) rendered.set(name, await render(value));
  return rendered;
}

/** The values as plain text: a value inside a line, or in the subject, has no paragraphs. */
const toPlainValues = ({ values }: Composing, texts: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const html = texts.get(name);
      return [name, html === undefined ? value : toPlainText(html)];
    }),
  );

/** Renders the body, and puts the values in afterwards. */
async function renderBody(
  { body, links, toAddress, render }: Composing,
  texts: ReadonlyMap<string, string>,
  values: Readonly<Record<string, string>>,
): Promise<string> {
  const names = Object.keys(values);
  const marked = fillPlaceholders(body, Object.fromEntries(names.map((name, index) => [name, mark(index)])));
  const html = (await render(marked)).replace(aloneMark, (whole, index: string) => {
    const text = texts.get(names[Number(index)] ?? "");
    return text === undefined ? whole : withWholeAddresses(text, toAddress);
  });
  return html.replace(marks, (_mark, index: string, at: number) => {
    const name = names[Number(index)] ?? "";
    const value = values[name]?.replace(/\s+/g, " ").trim() ?? "";
    return writeValue({ value, isLink: links.has(name) }, html.slice(0, at));
  });
}

const loneLink = /<p><a ((?:target="_blank" rel="noopener noreferrer" )?href="[^"]*")>([^<]*)<\/a><\/p>/g;

/**
 * Composes a mail: HTML in the organization's look, and the same as plain text. A link alone in a paragraph is a
 * button.
 */
export async function composeMail(composing: Composing): Promise<Composed> {
  const { sender, unsubscribeUrl } = composing;
  const texts = await renderTexts(composing);
  const values = toPlainValues(composing, texts);
  const subject = headerText(fillPlaceholders(composing.subject, values));
  const html = (await renderBody(composing, texts, values)).replace(
    loneLink,
    '<p><a class="button" $1>$2</a></p>',
  );
  const foot = unsubscribeUrl === null ? "" : `<br><a href="${escapeHtml(unsubscribeUrl)}">Unsubscribe</a>`;
  const textFoot = unsubscribeUrl === null ? "" : `\nUnsubscribe: ${unsubscribeUrl}`;
  return {
    subject,
    html: layOut(sender, { title: subject, html, foot }).page,
    text: `${toPlainText(html)}\n\n-- \n${[sender.name, sender.address].filter(Boolean).join(", ")}${textFoot}\n`,
  };
}
