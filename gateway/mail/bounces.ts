import PostalMime, { type Email } from "postal-mime";

/** One recipient's part of a delivery report (RFC 3464). */
export interface Bounce {
  /** The address, in lower case. */
  address: string;
  /** The server's action, such as `failed` or `delayed`, in lower case. */
  action: string;
  /** The enhanced code, such as 5.1.1; empty without one. */
  status: string;
  /** The server's message; may be empty. */
  diagnostic: string;
}

/** A delivery report, and the Message-ID of the mail that it is about, without brackets. */
export interface BounceReport {
  messageId: string;
  bounces: Bounce[];
}

const decode = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === "string" ? content : Buffer.from(content as ArrayBuffer).toString("latin1");

/** The fields of a group, with continued lines joined and names in lower case. */
function readFields(group: string): Map<string, string> {
  const lines = group.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  return new Map(
    lines.flatMap((line) => {
      const colon = line.indexOf(":");
      return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]] : [];
    }),
  );
}

/** The value of a field that begins with its type: `rfc822; x@example.org`. */
const afterType = (value = ""): string => value.slice(value.indexOf(";") + 1).trim();

function readRecipient(fields: Map<string, string>): Bounce[] {
  const recipient = fields.get("final-recipient") ?? fields.get("original-recipient");
  if (recipient === undefined) return [];
  return [
    {
      address: afterType(recipient).replace(/^<|>$/g, "").toLowerCase(),
      action: (fields.get("action") ?? "").toLowerCase(),
      status: /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get("status") ?? "")?.[0] ?? "",
      diagnostic: afterType(fields.get("diagnostic-code")),
    },
  ];
}

const reported = /^message-id:\s*<([^<>\s]{1,250})>/im;

/** Null for a mail that is nested deeper, or has longer headers, than the parser reads: no report is. */
async function parseMail(raw: Uint8Array): Promise<Email | null> {
  try {
    return await PostalMime.parse(raw, { forceRfc822Attachments: true });
  } catch (error) {
    if (error instanceof Error && /^Maximum /.test(error.message)) return null;
    throw error;
  }
}

/** Reads a mail as a delivery report; null for any other mail, and for a report that names no mail. */
export async function readBounce(raw: Uint8Array): Promise<BounceReport | null> {
  const mail = await parseMail(raw);
  if (!mail) return null;
  const { attachments } = mail;
  const findText = (type: RegExp) => {
    const found = attachments.find(({ mimeType }) => type.test(mimeType));
    return found ? decode(found.content) : "";
  };
  const status = findText(/^message\/(global-)?delivery-status$/i);
  const original = findText(/^(message\/(rfc822|global)|text\/rfc822-headers)$/i);
  // Header fields alone: a mail's own text may hold anything.
  const [headers = ""] = original.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n\r?\n/, 1);
  const messageId = reported.exec(headers)?.[1];
  const bounces = status.split(/\r?\n(?:[ \t]*\r?\n)+/).flatMap((group) => readRecipient(readFields(group)));
  return messageId === undefined || bounces.length === 0 ? null : { messageId, bounces };
}

/**
 * Whether a report says that an address permanently does not exist, or that its mailbox is closed (RFC 3463).
 */
export const isOfAddress = ({ action, status }: Pick<Bounce, "action" | "status">): boolean =>
  action === "failed" && /^5\.(1\.\d+|2\.1)$/.test(status);
