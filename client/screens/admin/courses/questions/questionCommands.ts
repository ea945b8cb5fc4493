import type { questionTypes } from "#gateway/domains/courses/contract";
import { type QuestionInput, questionMessages } from "#gateway/domains/questions/contract";
import type { FieldError } from "~/forms/useForm";

type QuestionKind = (typeof questionTypes)[number];

/** The label of a question type. */
export const questionTypeLabels: Record<QuestionKind, string> = {
  SINGLE: "Single choice",
  MULTIPLE: "Multiple choice",
  TRUE_FALSE: "True or false",
  SHORT_TEXT: "Short text",
};

/** The toasts of the commands. */
export const commandMessages = {
  add: { success: questionMessages.added, fallback: "Unable to add question" },
  update: { success: questionMessages.updated, fallback: "Unable to update question" },
  remove: { success: questionMessages.deleted, fallback: "Unable to delete question" },
} as const;

interface Saving {
  input: QuestionInput;
  onFieldErrors: (errors: readonly FieldError[]) => void;
}

interface Change extends Saving {
  /** The version that the edit began from. */
  version: string;
  /** Called when someone else saved first, while the latest state is being read. */
  onStale: () => void;
}

/** The commands for questions of a course or curriculum; each returns whether it succeeded. */
export interface QuestionCommands {
  /** The effect of a deletion, shown in its confirmation. */
  deleteEffect: string;
  add: (moduleId: number, saving: Saving) => Promise<boolean>;
  update: (questionId: number, change: Change) => Promise<boolean>;
  remove: (questionId: number, onFailure: (reason: string) => void) => Promise<boolean>;
}
