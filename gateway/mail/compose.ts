import { fillPlaceholders } from "../domains/mail/templateContract";
import { withWholeAddresses } from "../markdown/wholeAddresses";
import { escapeHtml } from "../markup";
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
  /** The placeholders whose values are HTML that was rendered from Markdown. */
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

const aloneMark = /<p>PLACEHOLDERx(\d+)x<\/p>/g;

/** The values as plain text: a value inside a line, or in the subject, has no paragraphs. */
const toPlainValues = ({ values, texts }: Composing): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, texts.has(name) ? toPlainText(value) : value]),
  );

/** Renders the body, and puts the values in afterwards. */
async function renderBody(composing: Composing, values: Readonly<Record<string, string>>): Promise<string> {
  const { body, links, texts, toAddress, render } = composing;
  const names = Object.keys(values);
  const marked = fillPlaceholders(body, Object.fromEntries(names.map((name, index) => [name, mark(index)])));
  const html = (await render(marked)).replace(aloneMark, (whole, index: string) => {
    const name = names[Number(index)] ?? "";
    return texts.has(name) ? withWholeAddresses(composing.values[name] ?? "", toAddress) : whole;
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
  const values = toPlainValues(composing);
  const subject = headerText(fillPlaceholders(composing.subject, values));
  const html = (await renderBody(composing, values)).replace(loneLink, '<p><a class="button" $1>$2</a></p>');
  const foot = unsubscribeUrl === null ? "" : `<br><a href="${escapeHtml(unsubscribeUrl)}">Unsubscribe</a>`;
  const textFoot = unsubscribeUrl === null ? "" : `\nUnsubscribe: ${unsubscribeUrl}`;
  return {
    subject,
    html: layOut(sender, { title: subject, html, foot }).page,
    text: `${toPlainText(html)}\n\n-- \n${[sender.name, sender.address].filter(Boolean).join(", ")}${textFoot}\n`,
  };
}
