import { toPlainHtml } from "../markdown/plainHtml";
import { readRendered } from "../markdown/renderText";
import { escapeHtml } from "../markup";

/** A notification as a mail shows it. */
interface Mailed {
  title: string;
  body: string;
  path: string;
  /** The announcement that it is about, whose text the mail holds. */
  announcement?: { body: string; bodyHtml: string; rendererVersion: number } | null;
}

/** The values of a mail about notifications; the text is HTML. */
type Notice = Record<"title" | "text" | "link", string>;

/** The path of the screen with all notifications. */
const allPath = "/notifications";

/** Notifications as a list of links. */
function listAll(rows: readonly Mailed[]): string {
  const items = rows.map(({ title, body, path }) => {
    const more = body === "" ? "" : `<br />\n${escapeHtml(body)}`;
    return `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a>${more}</li>`;
  });
  return `<ul>\n${items.join("\n")}\n</ul>`;
}

function writeText({ body, announcement }: Mailed): string {
  if (!announcement) return toPlainHtml(body);
  const { bodyHtml: html, rendererVersion } = announcement;
  return readRendered({ html, rendererVersion }, () => toPlainHtml(announcement.body));
}

/** The values of the mail of one kind: of one notification, or of several that became one. */
export function writeMail(rows: readonly Mailed[]): Notice {
  const [first, ...others] = rows;
  if (!first) return { title: "", text: "", link: allPath };
  if (others.length === 0) return { title: first.title, text: writeText(first), link: first.path };
  return { title: `${first.title} and ${others.length} more`, text: listAll(rows), link: allPath };
}

/** The values of the mail that a user gets once a day. */
export function writeDailyMail(rows: readonly Mailed[]): Notice {
  const title = rows.length === 1 ? (rows[0]?.title ?? "") : `${rows.length} notifications`;
  return { title, text: listAll(rows), link: allPath };
}
