import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { type BlockContent, blockLabels } from "#gateway/domains/lessons/blockContract";
import { lessonLimits } from "#gateway/domains/lessons/contract";
import { Button } from "~/ui/Button";
import { TextInput } from "~/ui/TextInput";
import type { BodyProps } from "./bodyProps";
import { FilePreview } from "./FilePreview";
import { FileUpload } from "./FileUpload";
import { VideoFields } from "./VideoFields";

type FileKind = "IMAGE" | "VIDEO" | "AUDIO" | "FILE";

interface Words {
  label: string;
  accept: string | undefined;
  hint: string;
  /** The button that replaces the file. */
  replace: string;
}

const words: Record<FileKind, Words> = {
  IMAGE: {
    label: "Choose a picture",
    accept: "image/*",
    hint: "Drop or paste a picture here, or choose one.",
    replace: "Replace the picture",
  },
  VIDEO: {
    label: "Choose a video",
    accept: "video/*",
    hint: "Drop a video here, or choose one. Or give a YouTube or Vimeo link below.",
    replace: "Replace the video",
  },
  AUDIO: {
    label: "Choose a recording",
    accept: "audio/*",
    hint: "Drop a recording here, or choose one.",
    replace: "Replace the recording",
  },
  FILE: {
    label: "Choose a file",
    accept: undefined,
    hint: "Drop a PDF or any other file here, or choose one.",
    replace: "Replace the file",
  },
};

const isFileKind = (kind: BlockContent["kind"]): kind is FileKind => kind in words;

/** A picture, a video, a recording or any other file: uploaded, described, replaced. */
export function FileBody(props: BodyProps) {
  const { content, onEdit, problems } = props;
  const { kind, fileId, url, caption, altText } = content;
  const [isReplacing, setReplacing] = useState(false);
  if (!isFileKind(kind)) return null;
  const { replace, ...upload } = words[kind];
  const isAsking = isReplacing || (fileId === null && !url);
  return (
    <div className="grid gap-4">
      {fileId !== null && <FilePreview kind={kind} fileId={fileId} altText={altText} />}
      {isAsking && (
        <FileUpload
          {...upload}
          onUploaded={({ id }) => {
            setReplacing(false);
            onEdit({ fileId: id, url: null });
          }}
        />
      )}
      {fileId !== null && (
        <div>
          <Button size="sm" icon={<RefreshCw />} onClick={() => setReplacing(!isReplacing)}>
            {isReplacing ? "Keep this file" : replace}
          </Button>
        </div>
      )}
      {kind === "VIDEO" && <VideoFields {...props} />}
      {kind === "IMAGE" && (
        <TextInput
          label={blockLabels.altText}
          required
          maxLength={lessonLimits.altText}
          value={altText}
          onChange={(typed) => onEdit({ altText: typed })}
          error={fileId === null ? undefined : problems["altText"]}
          hint="Says what the picture shows, for those who don't see it."
        />
      )}
      <TextInput
        label={blockLabels.caption}
        required={false}
        maxLength={lessonLimits.caption}
        value={caption}
        onChange={(typed) => onEdit({ caption: typed })}
      />
    </div>
  );
}
