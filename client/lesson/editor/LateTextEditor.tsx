import { lessonLimits } from "#gateway/domains/lessons/contract";
import { lazyWithRetry } from "~/layout/lazyWithRetry";
import { Skeleton } from "~/ui/Skeleton";
import { TextArea } from "~/ui/TextArea";
import type { RichTextProps } from "./RichText";

const loadOnce = async () => (await import("./TextEditor")).TextEditor;
const pause = () => new Promise((resolve) => setTimeout(resolve, 1_000));

/** A connection may break while the code comes: it is asked for once more. */
const load = () =>
  loadOnce().catch(async () => {
    await pause();
    return loadOnce();
  });

/** Edits the text as Markdown where the editor's code cannot be had. */
function MarkdownOnly({ label, markdown, onChange }: RichTextProps) {
  return (
    <TextArea
      label={`${label} as Markdown`}
      value={markdown}
      onChange={onChange}
      limit={lessonLimits.markdown}
      hint="The editor could not be loaded. It comes when the connection is back."
    />
  );
}

/** The text editor, whose code only screens with a text to edit load. */
export const LateTextEditor = lazyWithRetry<RichTextProps>(load, {
  fallback: <Skeleton className="h-16" />,
  missing: MarkdownOnly,
});

/** Loads the text editor's code before a text is added. */
export const warmTextEditor = (): void => void load().catch(() => undefined);
