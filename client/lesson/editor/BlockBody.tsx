import { blockLabels } from "#gateway/domains/lessons/blockContract";
import { calloutTones } from "#gateway/domains/lessons/contract";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";
import type { BodyProps } from "./bodyProps";
import { CaptionField } from "./CaptionField";
import { CodeBody } from "./CodeBody";
import { FileBody } from "./FileBody";
import { LateTextEditor } from "./LateTextEditor";
import { QuestionBody } from "./QuestionBody";

const toneLabels = { INFO: "Info", TIP: "Tip", WARNING: "Warning" } as const;
const tones = calloutTones.map((value) => ({ value, label: toneLabels[value] }));

function TextBody({ content: { kind, markdown }, epoch, onEdit, onSlash, isNew }: BodyProps) {
  return (
    <LateTextEditor
      key={epoch}
      label={kind === "CALLOUT" ? "Text of the callout" : "Text"}
      markdown={markdown}
      onChange={(changed) => onEdit({ markdown: changed })}
      onSlash={onSlash}
      autoFocus={isNew}
    />
  );
}

function CalloutBody(props: BodyProps) {
  const { content, onEdit } = props;
  return (
    <div className="grid gap-3">
      <Select
        label={blockLabels.tone}
        className="max-w-48"
        placeholder={null}
        value={content.tone ?? "INFO"}
        onChange={(tone) =>
          onEdit({ tone: calloutTones.find((calloutTone) => calloutTone === tone) ?? "INFO" })
        }
        options={tones}
      />
      <TextBody {...props} />
    </div>
  );
}

function EmbedBody(props: BodyProps) {
  const { content, onEdit, problems } = props;
  const { url } = content;
  return (
    <div className="grid gap-4">
      <TextInput
        label={blockLabels.url}
        required
        inputMode="url"
        autoComplete="off"
        value={url ?? ""}
        onChange={(typed) => onEdit({ url: typed || null })}
        error={url ? problems["url"] : undefined}
        hint="The page is shown in a frame, with a link beside it. It must begin with https://"
      />
      <CaptionField {...props} />
    </div>
  );
}

/** The content of a block, edited in place. */
export function BlockBody(props: BodyProps) {
  switch (props.content.kind) {
    case "TEXT":
      return <TextBody {...props} />;
    case "CALLOUT":
      return <CalloutBody {...props} />;
    case "CODE":
      return <CodeBody {...props} />;
    case "EMBED":
      return <EmbedBody {...props} />;
    case "QUESTION":
      return <QuestionBody {...props} />;
    default:
      return <FileBody {...props} />;
  }
}
