import { RefreshCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type BlockContent, blockLabels } from "#gateway/domains/lessons/blockContract";
import { lessonLimits } from "#gateway/domains/lessons/contract";
import { UploadArea } from "~/files/UploadArea";
import type { UploadedFile } from "~/files/uploadedFile";
import { Button } from "~/ui/Button";
import { TextInput } from "~/ui/TextInput";
import { isFocusLost } from "~/ui/useHeadingFocus";
import type { BodyProps } from "./bodyProps";
import { CaptionField } from "./CaptionField";
import { FilePreview } from "./FilePreview";
import { VideoFields } from "./VideoFields";

type FileKind = "IMAGE" | "VIDEO" | "AUDIO" | "FILE";

interface Words {
  label: string;
  accept: string | undefined;
  /** The button that replaces the file. */
  replace: string;
}

const labels: Record<FileKind, Words> = {
  IMAGE: {
    label: "Choose a picture",
    accept: "image/*",
    replace: "Replace the picture",
  },
  VIDEO: {
    label: "Choose a video",
    accept: "video/*",
    replace: "Replace the video",
  },
  AUDIO: {
    label: "Choose a recording",
    accept: "audio/*",
    replace: "Replace the recording",
  },
  FILE: {
    label: "Choose a file",
    accept: undefined,
    replace: "Replace the file",
  },
};

const isFileKind = (kind: BlockContent["kind"]): kind is FileKind => kind in labels;

/** Leads on to the first field when the button that chose the file has gone with the focus. */
function useFocusAfterUpload(fileId: number | null) {
  const body = useRef<HTMLDivElement>(null);
  const known = useRef(fileId);
  useEffect(() => {
    const isNew = known.current !== fileId;
    known.current = fileId;
    if (isNew && isFocusLost()) body.current?.querySelector<HTMLElement>("input:not([type=file])")?.focus();
  }, [fileId]);
  return body;
}

/** A picture, a video, a recording or any other file: uploaded, described, replaced. */
export function FileBody(props: BodyProps) {
  const { content, onEdit, onMore, problems } = props;
  const { kind, fileId, captionsFileId, url, altText } = content;
  const [isReplacing, setReplacing] = useState(false);
  const isTaken = useRef(fileId !== null);
  const body = useFocusAfterUpload(fileId);
  if (!isFileKind(kind)) return null;
  const { replace, ...upload } = labels[kind];
  const take = ({ id }: UploadedFile) => {
    // Of several files the first one is this block's, and each other one gets a block of its own.
    if (isTaken.current && !isReplacing) return onMore({ kind, fileId: id });
    isTaken.current = true;
    setReplacing(false);
    onEdit({ fileId: id, url: null });
  };
  const isAsking = isReplacing || (fileId === null && !url);
  return (
    <div ref={body} className="grid gap-4">
      {fileId !== null && (
        <FilePreview kind={kind} fileId={fileId} altText={altText} captionsFileId={captionsFileId} />
      )}
      {isAsking && <UploadArea {...upload} multiple={!isReplacing} onUploaded={take} />}
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
          limit={lessonLimits.altText}
          value={altText}
          onChange={(typed) => onEdit({ altText: typed })}
          error={fileId === null ? undefined : problems["altText"]}
          hint="Describes the picture for people who can't see it."
        />
      )}
      <CaptionField {...props} />
    </div>
  );
}
