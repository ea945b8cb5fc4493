import type { z } from "zod";
import type { curriculumSchema } from "#gateway/domains/curricula/contract";
import type { FieldError } from "~/forms/useForm";

/** What the form of a curriculum hands over. */
export type CurriculumValues = z.output<typeof curriculumSchema>;

/** Saves a curriculum; wrong fields are told, and false says that it was refused. */
export type SaveCurriculum = (
  input: CurriculumValues,
  onFieldErrors: (errors: readonly FieldError[]) => void,
) => Promise<boolean>;
