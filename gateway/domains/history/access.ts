import { type Member, may } from "#gateway/session/viewer";
import type { HistoryAction } from "./actionContract";

/** The changes that only an ADMIN may make, and so may undo: who was one and made them is one no more. */
const adminActions: ReadonlySet<string> = new Set<HistoryAction>(["organization.updated"]);

/** Whether a member of the staff may undo a change: an ADMIN any, others their own that they could make today. */
export const mayUndo = (
  member: Member,
  { actorId, action }: { actorId: number | null; action: string },
): boolean => may(member, "history.read") || (actorId === member.userId && !adminActions.has(action));
