import { searchWords } from "../lists/rules";
import { holds } from "../rules";
import type { MailState } from "./contract";

export interface MailFilter {
  search?: string | null | undefined;
  state?: MailState | null | undefined;
  kind?: string | null | undefined;
  userId?: number | null | undefined;
}

/** Filters mails; each word of the search is contained in the address, the recipient's name or the subject. */
export const mailFilter = ({ search, state, kind, userId }: MailFilter) => ({
  ...(state ? { state } : {}),
  ...(kind ? { kind } : {}),
  ...(userId ? { userId } : {}),
  AND: searchWords(search).map((word) => ({ searchText: holds(word) })),
});
