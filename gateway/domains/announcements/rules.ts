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
