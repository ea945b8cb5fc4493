import { useState } from "react";
import { Button } from "../ui/Button";
import { TextArea, type TextAreaProps } from "../ui/TextArea";
import { MarkdownPreview } from "./MarkdownPreview";

/** A text in Markdown, with a preview of it as readers will see it. */
export function MarkdownField(props: TextAreaProps) {
  const [isShown, setShown] = useState(false);
  const [problem, setProblem] = useState<string>();
  return (
    <div>
      <TextArea
        rows={8}
        {...props}
        error={props.error ?? problem}
        hint="Markdown: ## heading, **bold**, *italic*, - list, > quote, [link](https://…), `code`. Leave an empty line between paragraphs."
      />
      <Button size="sm" className="mt-2" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? "Hide preview" : "Preview"}
      </Button>
      {isShown && <MarkdownPreview text={props.value} onProblem={setProblem} />}
    </div>
  );
}
