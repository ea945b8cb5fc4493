import { defineLabels } from "../labelsContract";

/** States of a mail. */
export const mailStateLabels = defineLabels("QUEUED", "SENT", "FAILED", "SUPPRESSED", "DISCARDED");
export type MailState = keyof typeof mailStateLabels;

/** Why an address gets no mail. */
export const suppressionReasonLabels = defineLabels(
  { BOUNCED: "Mail server refused the address" },
  "UNSUBSCRIBED",
);
export type SuppressionReason = keyof typeof suppressionReasonLabels;

export const mailLabels = {
  subject: "Subject",
  to: "To",
  kind: "Kind",
  state: "State",
  attempts: "Tries",
  createdAt: "Written",
  sentAt: "Sent",
} as const;

export const mailLimits = { subject: 200, body: 10_000 } as const;

/** The path that unsubscribes from list mails. */
export const unsubscribePath = "/mail/unsubscribe";

/** The path at which the operator's mail server hands over mails that came back. */
export const bouncePath = "/mail/bounces";

export const mailMessages = {
  notFound: "Mail not found",
  notSetUp: "Mail is not set up",
  textDeleted: "This mail's text was deleted. Write a new one.",
  suppressed: "This address is suppressed. Lift the suppression first.",
  running: "This mail is being sent",
  noneKept: "No mail is kept any more",
  quotaUsedUp: (quota: number) => `Waiting: the limit of ${quota} mails in 24 hours is reached`,
  unsubscribed: "The recipient has unsubscribed",
  addressSuppressed: "The mail server refused this address before",
  resend: {
    success: "Mail queued again",
    fallback: "Unable to send the mail again",
  },
  sendKept: {
    success: "The kept mails are queued",
    fallback: "Unable to send the kept mails",
  },
  discardKept: {
    success: "The kept mails are discarded",
    fallback: "Unable to discard the kept mails",
  },
  lift: {
    success: "The address gets mail again",
    fallback: "Unable to lift the suppression",
  },
  suppressionNotFound: "This address gets mail already",
} as const;

/** Whether a mail was kept because mail was not set up: it leaves when it is asked for, not by itself. */
export const isKept = ({
  state,
  lastError,
}: {
  state: string;
  lastError?: string | null | undefined;
}): boolean => state === "QUEUED" && lastError === mailMessages.notSetUp;

/** The label of such a mail where only its state is told. */
export const keptMail = "KEPT";
