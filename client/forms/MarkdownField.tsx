import { Markdown } from "../ui/Markdown";
import { TextArea, type TextAreaProps } from "../ui/TextArea";

/** A text in Markdown, with the text as readers see it once there is some. */
export const MarkdownField = (props: TextAreaProps) => (
  <>
    <TextArea
      {...props}
      rows={8}
      hint="Markdown: **bold**, *italic*, - list, [link](https://…). Leave an empty line between paragraphs."
    />
    {props.value.trim() !== "" && (
      <section aria-label="Preview" className="rounded-md border border-line p-5">
        <Markdown text={props.value} />
      </section>
    )}
  </>
);
