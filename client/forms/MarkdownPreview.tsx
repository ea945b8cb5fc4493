import { useEffect, useState } from "react";
import { graphql } from "react-relay";
import { previewMessages } from "#gateway/domains/texts/contract";
import type { MarkdownPreviewQuery } from "~/__generated__/MarkdownPreviewQuery.graphql";
import { useFetched } from "~/relay/useFetched";
import { RenderedText } from "~/ui/RenderedText";
import { SkeletonText } from "~/ui/Skeleton";
import { useDebounced } from "~/ui/useDebounced";

const query = graphql`
  query MarkdownPreviewQuery($markdown: String!) {
    renderedMarkdown(markdown: $markdown) { html problem }
  }
`;

/** The text once typing pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  const { ask } = useDebounced(setPaused, 500);
  useEffect(() => ask(text), [text, ask]);
  return paused;
}

interface Props {
  text: string;
  /** Called with why the text can't be shown, and with undefined when it can. */
  onProblem: (problem: string | undefined) => void;
}

/** A Markdown text as its readers will see it, rendered by the gateway. The last one stays until the next is there. */
function Rendering({ text, onProblem }: Props) {
  const fetched = useFetched<MarkdownPreviewQuery>(query, { markdown: usePaused(text) });
  const preview = fetched?.renderedMarkdown;
  const [shown, setShown] = useState<string>();
  const html = preview?.html ?? shown;
  if (html !== shown) setShown(html);
  const problem = fetched === null ? previewMessages.failed : (preview?.problem ?? undefined);
  useEffect(() => {
    onProblem(problem);
    return () => onProblem(undefined);
  }, [problem, onProblem]);
  if (html !== undefined) return <RenderedText html={html} />;
  return problem === undefined ? <SkeletonText lines={3} /> : null;
}

/** A preview of a Markdown text. */
export const MarkdownPreview = (props: Props) => (
  <section aria-label="Preview" className="mt-3 rounded-md border border-line p-5">
    {props.text.trim() === "" ? (
      <p className="text-sm text-muted">Nothing to preview yet.</p>
    ) : (
      <Rendering {...props} />
    )}
  </section>
);
