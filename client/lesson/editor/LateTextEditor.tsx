import { lazyWithRetry } from "~/layout/lazyWithRetry";
import { Skeleton } from "~/ui/Skeleton";

/** The text editor, whose code only screens with a text to edit load. */
export const LateTextEditor = lazyWithRetry(async () => (await import("./TextEditor")).TextEditor, {
  fallback: <Skeleton className="h-16" />,
});
