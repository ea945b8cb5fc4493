import type { QuestionInput } from "#gateway/domains/questions/contract";
import type { FieldError } from "~/forms/useForm";

interface Saving {
  input: QuestionInput;
  onFieldErrors: (errors: readonly FieldError[]) => void;
}

interface Change extends Saving {
  /** The version that the edit began from. */
  version: string;
  /** Someone else was faster, and the newest state is being read into the store. */
  onStale: () => void;
}

/** What can be done with the questions of a course, or of a curriculum; each answers whether it was done. */
export interface QuestionCommands {
  /** Told before a question is deleted. */
  deleteEffect: string;
  add: (moduleId: number, saving: Saving) => Promise<boolean>;
  update: (questionId: number, change: Change) => Promise<boolean>;
  remove: (questionId: number, onFailure: (reason: string) => void) => Promise<boolean>;
}
