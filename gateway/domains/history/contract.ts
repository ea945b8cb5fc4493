import type { HistoryAction } from "../actionContract";
import { defineLabels } from "../labelsContract";
import { getRowMessages } from "../messagesContract";

/** Sources of a change. */
export const historySourceLabels = defineLabels("SCREEN", "COMMAND_LINE", {
  REST: "API",
  JOB: "Background job",
});
export type HistorySource = keyof typeof historySourceLabels;

/** Objects that the history can be filtered by. */
export const historySubjectLabels = defineLabels("USER", "PAYMENT", "BATCH", "COURSE", {
  ORGANIZATION: "Settings",
});
export type HistorySubject = keyof typeof historySubjectLabels;

export const historyLabels = {
  at: "When",
  actor: "Who",
  action: "What",
  changes: "Changes",
  source: "From",
} as const;

const undoable = [
  "payment.deleted",
  "resource.deleted",
  "question.deleted",
  "batchPlan.saved",
  "batchPlan.topicUpdated",
  "batchPlan.lateTopicsPlanned",
  "enrolment.removed",
  "trainer.removed",
  "organization.updated",
] as const satisfies readonly HistoryAction[];

/** A change that can be undone. */
export type UndoableAction = (typeof undoable)[number];

/** The changes that can be undone: their rows come back as they were. */
export const undoableActions: ReadonlySet<string> = new Set<HistoryAction>(undoable);

export const historyMessages = {
  ...getRowMessages("history entry"),
  notUndoable: "This change can't be undone",
  lacksRight: "You don't have the right to undo this",
  undoneAlready: "This change has already been undone",
  taken: "This can't be restored: something else took its place, or what it belonged to was deleted",
  undone: "Undone",
  undo: { fallback: "Unable to undo the change" },
  changedSince: "This has changed since. Nothing was overwritten.",
} as const;
