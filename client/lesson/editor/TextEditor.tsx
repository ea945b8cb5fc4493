import { useState } from "react";
import { lessonLimits } from "#gateway/domains/lessons/contract";
import { Button } from "~/ui/Button";
import { TextArea } from "~/ui/TextArea";
import { RichText, type RichTextProps } from "./RichText";
import { canHold } from "./richTextSchema";

/** A text of a block: edited as it will look, or as Markdown where the editor could not hold all of it. */
export function TextEditor(props: RichTextProps) {
  const { label, markdown, onChange } = props;
  const [isSource, setSource] = useState(() => !canHold(markdown));
  const [isBeyond, setBeyond] = useState(false);
  const showRich = () => {
    const holds = canHold(markdown);
    setBeyond(!holds);
    setSource(!holds);
  };
  if (!isSource)
    return (
      <RichText {...props}>
        <Button variant="ghost" size="sm" tabIndex={-1} onClick={() => setSource(true)}>
          Edit as Markdown
        </Button>
      </RichText>
    );
  return (
    <>
      <TextArea
        label={`${label} as Markdown`}
        hideLabel
        value={markdown}
        onChange={onChange}
        limit={lessonLimits.markdown}
        hint={
          isBeyond
            ? "This text has footnotes, pictures or HTML, which can only be edited as Markdown."
            : "Markdown: # heading, **bold**, - list, [link](https://…)"
        }
      />
      <Button variant="ghost" size="sm" className="mt-1" onClick={showRich}>
        Edit as text
      </Button>
    </>
  );
}
