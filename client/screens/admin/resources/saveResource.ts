import type { z } from "zod";
import type { resourceSchema } from "#gateway/domains/resources/contract";
import type { FieldError } from "~/forms/useForm";

/** What the form tells its screen, and is told by it. */
interface Saving {
  /** The version that the edit began from. */
  version: string;
  onFieldErrors: (errors: readonly FieldError[]) => void;
  /** Someone else was faster; the screen reads the newest state. */
  onStale: () => void;
}

/** Saves a resource; returns false when it was refused. */
export type SaveResource = (input: z.output<typeof resourceSchema>, saving: Saving) => Promise<boolean>;
