import { getScope, type Member, may } from "#gateway/session/viewer";
import type { Right, RightScope } from "../rightsContract";
import type { UndoableAction } from "./contract";

interface UndoRight {
  right: Right;
  /**
   * The column that tells which course or batch it belongs to, where the right may be for taught ones only.
   */
  within: "courseId" | "batchId" | null;
}

/** The right that each change takes, and so its undo. */
const undoRights: Readonly<Record<UndoableAction, UndoRight>> = {
  "payment.deleted": { right: "payments.write", within: null },
  "resource.deleted": { right: "resources.write", within: "courseId" },
  "question.deleted": { right: "questions.write", within: "courseId" },
  "batchPlan.saved": { right: "batches.plan", within: "batchId" },
  "batchPlan.topicUpdated": { right: "batches.plan", within: "batchId" },
  "batchPlan.lateTopicsPlanned": { right: "batches.plan", within: "batchId" },
  "enrolment.removed": { right: "enrolments.write", within: null },
  "trainer.removed": { right: "batches.write", within: null },
  "organization.updated": { right: "organization.manage", within: null },
};

const findRight = (action: string): UndoRight | undefined =>
  (undoRights as Readonly<Record<string, UndoRight>>)[action];

/**
 * Returns how far a member may undo changes of a kind today; null for not at all, and for a kind that cannot be
 * undone.
 */
export function getUndoScope(member: Member, action: string): RightScope | null {
  const found = findRight(action);
  return found ? getScope(member, found.right) : null;
}

/**
 * Returns the column by which a change of a kind belongs to a course or batch, for those who may undo only their
 * own; null if it has none.
 */
export const getUndoPlace = (action: string): UndoRight["within"] => findRight(action)?.within ?? null;

/** Whether an entry is a member's to undo, if they could make the change today: their own, and any of others with history.read. */
export const isOwnEntry = (member: Member, { actorId }: { actorId: number | null }): boolean =>
  may(member, "history.read") || actorId === member.userId;
