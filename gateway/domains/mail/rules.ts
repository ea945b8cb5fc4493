import { searchWords } from "../lists/rules";
import { holds } from "../rules";
import { type MailState, mailMessages } from "./contract";

export interface MailFilter {
  search?: string | null | undefined;
  state?: MailState | null | undefined;
  kind?: string | null | undefined;
  userId?: number | null | undefined;
  /** Whether only those that were kept while mail was not set up, and can still be sent. */
  kept?: boolean | null | undefined;
}

/** The mails that were kept while mail was not set up, and still have the text to send. */
export const keptMails = {
  state: "QUEUED",
  lastError: mailMessages.notSetUp,
  html: { not: "" },
} as const;

/** Filters mails; each word of the search is contained in the address, the recipient's name or the subject. */
export const mailFilter = ({ search, state, kind, userId, kept }: MailFilter) => ({
  ...(kept ? keptMails : {}),
  ...(state ? { state } : {}),
  ...(kind ? { kind } : {}),
  ...(userId ? { userId } : {}),
  AND: searchWords(search).map((word) => ({ searchText: holds(word) })),
});
