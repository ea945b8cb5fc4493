import { useLayoutEffect, useRef } from "react";
import { Skeleton } from "~/ui/Skeleton";
import { isFocusLost } from "~/ui/useHeadingFocus";

interface Props {
  /** The accessible name of the editor. */
  label: string;
  markdown: string;
  onChange: (markdown: string) => void;
  /** Whether the text is new. */
  autoFocus: boolean;
}

/**
 * Replaces the text editor while its code loads: in a new text, a plain field that takes the first letters,
 * which the editor then has.
 */
export function EarlyText({ label, markdown, onChange, autoFocus }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  // Before the next key, but from nothing else that has the focus by then.
  useLayoutEffect(() => {
    if (isFocusLost()) field.current?.focus({ preventScroll: true });
  }, []);
  if (!autoFocus) return <Skeleton className="h-16" />;
  return (
    <textarea
      ref={field}
      aria-label={`${label}, loading`}
      value={markdown}
      onChange={(event) => onChange(event.target.value)}
      className="block min-h-16 w-full resize-none bg-transparent text-base text-ink outline-none"
    />
  );
}
