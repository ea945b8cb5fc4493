import { createTransport } from "nodemailer";
import type { SmtpSettings } from "../config";
import { headerText } from "./headerText";
import { listHeaders, type MailAttachment, type OutgoingMail } from "./outgoing";

/** The attachments of a mail, and the signal that cancels sending it. */
interface Sending {
  attachments: readonly MailAttachment[];
  signal: AbortSignal;
}

/** Hands mails to a server. */
export interface Mailer {
  /** Resolves once the server has taken the mail. Throws MailFailure. */
  send(mail: OutgoingMail, sending: Sending): Promise<void>;
}

/**
 * The meaning of a failure: the address does not exist (`bounced`), the server will not take this mail (`refused`),
 * or a later try may succeed (`delayed`).
 */
export type FailureKind = "bounced" | "refused" | "delayed";

/** A mail that the server did not take. */
export class MailFailure extends Error {
  readonly kind: FailureKind;

  constructor(message: string, kind: FailureKind) {
    super(message);
    this.name = "MailFailure";
    this.kind = kind;
  }
}

interface SmtpError {
  message: string;
  responseCode?: number | undefined;
  response?: string | undefined;
  /** The command that was answered. */
  command?: string | undefined;
}

/** Codes about the address itself (RFC 3463): it is wrong, or its mailbox is closed. */
const ofAddress = /^5\d\d[ -](?:5\.1\.\d+|5\.2\.1)\b/;
const enhanced = /^5\d\d[ -]\d\.\d+\.\d+\b/;

/**
 * Judges a failure. Only the server's judgement of the recipient or the mail is final: the rest is the sender's to
 * fix.
 */
export function judgeFailure({ responseCode = 0, response = "", command = "" }: SmtpError): FailureKind {
  const isFinal = responseCode >= 500 && responseCode < 600 && responseCode !== 503;
  if (!isFinal) return "delayed";
  if (command === "DATA") return "refused";
  if (command !== "RCPT TO") return "delayed";
  return ofAddress.test(response) || !enhanced.test(response) ? "bounced" : "refused";
}

const toError = (error: unknown): SmtpError => (error instanceof Error ? error : { message: String(error) });

/** Milliseconds; a server that takes longer is tried again later. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** As many connections as workers send at once; each is used for a number of mails. */
const pool = { pool: true, maxConnections: 4, maxMessages: 100, maxRequeues: 1 } as const;

/** Milliseconds without a mail, after which the connections are closed. */
const idleAfter = 1_000;

/** Connections to a server: opened for the first mail and kept for those that follow at once, since each takes a greeting. */
function openPool(url: string) {
  const open = () => createTransport({ url, ...patience, ...pool });
  let transport: ReturnType<typeof open> | null = null;
  let sending = 0;
  let idle: NodeJS.Timeout | undefined;
  const close = () => {
    transport?.close();
    transport = null;
  };
  return async (mail: Parameters<ReturnType<typeof open>["sendMail"]>[0]): Promise<void> => {
    clearTimeout(idle);
    sending += 1;
    transport ??= open();
    try {
      await transport.sendMail(mail);
    } finally {
      sending -= 1;
      if (sending === 0) idle = setTimeout(close, idleAfter).unref();
    }
  };
}

/** Opens a mailer for a server. It connects when there are mails, so a server that was away needs no restart. */
export function openMailer({ url, from }: SmtpSettings): Mailer {
  const hand = openPool(url);
  return {
    async send(mail, { attachments, signal }) {
      try {
        await hand({
          from: { name: headerText(mail.fromName), address: from },
          to: { name: headerText(mail.toName), address: mail.toAddress },
          ...(mail.replyTo !== null && { replyTo: mail.replyTo }),
          subject: headerText(mail.subject),
          messageId: `<${mail.messageId}>`,
          date: mail.createdAt,
          headers: listHeaders(mail).map(({ name, value }) => ({ key: name, value })),
          html: mail.html,
          text: mail.text,
          attachments: attachments.map(({ name: filename, bytes: content, type: contentType }) => ({
            filename,
            content,
            contentType,
          })),
          disableFileAccess: true,
          disableUrlAccess: true,
          signal,
        });
      } catch (error) {
        const answer = toError(error);
        throw new MailFailure(answer.response ?? answer.message, judgeFailure(answer));
      }
    },
  };
}
