import type { QuestionInput } from "../../../../gateway/domains/questions/contract";
import type { FieldError } from "../../../forms/useForm";

interface Saving {
  input: QuestionInput;
  onFieldErrors: (errors: readonly FieldError[]) => void;
}

/** What can be done with the questions of a course, or of a curriculum; each answers whether it was done. */
export interface QuestionCommands {
  /** Told before a question is deleted. */
  deleteEffect: string;
  add: (moduleId: number, saving: Saving) => Promise<boolean>;
  update: (questionId: number, saving: Saving) => Promise<boolean>;
  remove: (questionId: number, onFailure: (reason: string) => void) => Promise<boolean>;
}
