import { headerText } from "./headerText";

/** A mail as it is handed to the server. */
export interface OutgoingMail {
  messageId: string;
  fromName: string;
  toAddress: string;
  toName: string;
  replyTo: string | null;
  unsubscribeUrl: string | null;
  subject: string;
  html: string;
  text: string;
  createdAt: Date;
}

/** A file that is sent with a mail. */
export interface MailAttachment {
  name: string;
  bytes: Buffer;
  type: string;
}

/** A header of a mail. */
export interface MailHeader {
  name: string;
  value: string;
}

/** The headers that let a mail program unsubscribe at once (RFC 8058), and stop automatic replies. */
export const listHeaders = ({ unsubscribeUrl }: Pick<OutgoingMail, "unsubscribeUrl">): MailHeader[] => [
  { name: "Auto-Submitted", value: "auto-generated" },
  ...(unsubscribeUrl === null
    ? []
    : [
        { name: "List-Unsubscribe", value: `<${unsubscribeUrl}>` },
        { name: "List-Unsubscribe-Post", value: "List-Unsubscribe=One-Click" },
        { name: "Precedence", value: "bulk" },
      ]),
];

const named = (name: string, address: string) => (name === "" ? address : `${name} <${address}>`);

/** The headers of a mail in words, for the screen that shows it. */
export function describeHeaders(mail: Omit<OutgoingMail, "html" | "text">, from: string): MailHeader[] {
  return [
    { name: "From", value: named(headerText(mail.fromName), from) },
    { name: "To", value: named(headerText(mail.toName), mail.toAddress) },
    ...(mail.replyTo === null ? [] : [{ name: "Reply-To", value: mail.replyTo }]),
    { name: "Subject", value: headerText(mail.subject) },
    { name: "Date", value: mail.createdAt.toUTCString() },
    { name: "Message-ID", value: `<${mail.messageId}>` },
    ...listHeaders(mail),
  ];
}
