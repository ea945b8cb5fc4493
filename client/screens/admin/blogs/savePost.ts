import type { PostInput } from "#gateway/domains/blogs/contract";
import type { FieldError } from "~/forms/useForm";

/** What the form tells its screen, and is told by it. */
interface Saving {
  /** The version that the edit began from. */
  version: string;
  onFieldErrors: (errors: readonly FieldError[]) => void;
  /** Someone else was faster; the screen reads the newest state. */
  onStale: () => void;
}

/** Saves a post; returns false when it was refused. */
export type SavePost = (input: PostInput, saving: Saving) => Promise<boolean>;
