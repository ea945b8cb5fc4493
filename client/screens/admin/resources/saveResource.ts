import type { z } from "zod";
import type { resourceSchema } from "../../../../gateway/domains/resources/contract";
import type { FieldError } from "../../../forms/useForm";

/** Saves a resource; wrong fields are told, and false says that it was refused. */
export type SaveResource = (
  input: z.output<typeof resourceSchema>,
  onFieldErrors: (errors: readonly FieldError[]) => void,
) => Promise<boolean>;
