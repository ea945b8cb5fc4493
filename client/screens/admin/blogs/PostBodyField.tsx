import { useState } from "react";
import { postLimits } from "#gateway/domains/blogs/contract";
import { Button } from "~/ui/Button";
import { Markdown } from "~/ui/Markdown";
import { TextArea, type TextAreaProps } from "~/ui/TextArea";

/** The text of a post, and how it will look. */
export function PostBodyField(props: TextAreaProps) {
  const [shown, setShown] = useState(false);
  const isEmpty = props.value.trim() === "";
  return (
    <div>
      <TextArea
        {...props}
        rows={14}
        className="[&_textarea]:max-h-[32rem] [&_textarea]:min-h-72"
        limit={postLimits.body}
        hint="Markdown: ## heading, **bold**, *italic*, - list, > quote, [link](https://…), `code`. Leave an empty line between paragraphs."
      />
      <Button size="sm" className="mt-2" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? "Hide preview" : "Preview"}
      </Button>
      {shown && (
        <section aria-label="Preview" className="mt-3 rounded-md border border-line p-5">
          {isEmpty ? (
            <p className="text-sm text-muted">Nothing to preview yet.</p>
          ) : (
            <Markdown text={props.value} />
          )}
        </section>
      )}
    </div>
  );
}
