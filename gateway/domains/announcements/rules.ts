import type { Filters } from "../lists/rules";
import { userFilter } from "../users/rules";
import type { AnnouncementState } from "./contract";

interface Times {
  sentAt: Date | null;
  cancelledAt: Date | null;
}

/** Returns the state of an announcement. */
export function getState({ sentAt, cancelledAt }: Times): AnnouncementState {
  if (cancelledAt) return "CANCELLED";
  return sentAt ? "SENT" : "SCHEDULED";
}

/** Filters announcements in a state; all without one. */
export function stateFilter(state: AnnouncementState | null | undefined) {
  if (!state) return {};
  if (state === "CANCELLED") return { cancelledAt: { not: null } };
  return state === "SENT" ? { sentAt: { not: null } } : { sentAt: null, cancelledAt: null };
}

/** Filters the recipients of an announcement by a search, and by whether they have read it. */
export const recipientFilter = ({ search, read }: Filters<{ search: string; read: boolean }>) => ({
  ...(search != null && { user: userFilter({ search }) }),
  ...(read != null && { readAt: read ? { not: null } : null }),
});
