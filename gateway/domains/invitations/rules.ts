import { withEveryWord } from "../lists/rules";
import { hasPassed, startOfMinute } from "../minuteContract";
import { batchPath, coursePath } from "../notifications/rules";
import { holds } from "../rules";
import type { InvitationState } from "./contract";

interface Stand {
  acceptedAt: Date | null;
  revokedAt: Date | null;
  expiresAt: Date;
}

/** The columns that tell the state of an invitation. */
export const stateColumns = { acceptedAt: true, revokedAt: true, expiresAt: true } as const;

/** The columns that an invitation's mail and its link need. */
export const shownColumns = {
  id: true,
  email: true,
  ...stateColumns,
  invitedBy: { select: { name: true } },
  batch: { select: { name: true } },
} as const;

/** Returns the state of an invitation. */
export function getInvitationState({ acceptedAt, revokedAt, expiresAt }: Stand, now: Date): InvitationState {
  if (acceptedAt) return "ACCEPTED";
  if (revokedAt) return "REVOKED";
  return hasPassed(expiresAt, now) ? "EXPIRED" : "OPEN";
}

interface InvitationFilter {
  search?: string | null | undefined;
  state?: InvitationState | null | undefined;
}

/** Filters invitations by state and by words of the address or the name. */
export function invitationFilter({ search, state }: InvitationFilter, now: Date) {
  const textFilter = { AND: withEveryWord(search, (word) => [{ searchText: holds(word) }]) };
  if (!state) return textFilter;
  if (state === "ACCEPTED") return { ...textFilter, acceptedAt: { not: null } };
  const open = { ...textFilter, acceptedAt: null };
  const thisMinute = startOfMinute(now);
  if (state === "REVOKED") return { ...open, revokedAt: { not: null } };
  return {
    ...open,
    revokedAt: null,
    expiresAt: state === "EXPIRED" ? { lt: thisMinute } : { gte: thisMinute },
  };
}

/** Names to try for a new account, made of its address; the first that is free is taken. */
export function usernamesFor(email: string): string[] {
  const [local = ""] = email.split("@");
  const base =
    local
      .replace(/[^\p{L}\p{N}._-]/gu, "")
      .toLowerCase()
      .slice(0, 40) || "learner";
  const first = base.length < 2 ? `${base}1` : base;
  return [first, ...Array.from({ length: 50 }, (_, index) => `${first}${index + 2}`)];
}

interface Target {
  isStaff: boolean;
  course: { id: number; code: string } | null;
  batchId: number | null;
}

/** The place that an accepted invitation leads to: its course or its batch. */
export function targetAddress({ isStaff, course, batchId }: Target): string {
  if (isStaff) return "/admin";
  if (course) return coursePath(course);
  return batchId === null ? "/learner/courses" : batchPath(batchId);
}
