import { blockLabels, parseVideoAddress } from "#gateway/domains/lessons/blockContract";
import { UploadArea } from "~/files/UploadArea";
import { Button } from "~/ui/Button";
import { TextInput } from "~/ui/TextInput";
import type { BodyProps } from "./bodyProps";

/** The address of a video elsewhere, or the captions of an uploaded one. */
export function VideoFields({ content: { fileId, captionsFileId, url }, onEdit, problems }: BodyProps) {
  if (fileId === null)
    return (
      <TextInput
        label="YouTube or Vimeo link"
        inputMode="url"
        autoComplete="off"
        value={url ?? ""}
        onChange={(typed) => onEdit({ url: typed || null })}
        error={url ? problems["url"] : undefined}
        hint={
          url && parseVideoAddress(url)
            ? "The player loads when the learner presses play."
            : "Such as https://www.youtube.com/watch?v=…"
        }
      />
    );
  if (captionsFileId !== null)
    return (
      <p className="flex flex-wrap items-center gap-3 text-sm text-soft">
        {blockLabels.captionsFileId}: uploaded
        <Button size="sm" onClick={() => onEdit({ captionsFileId: null })}>
          Remove captions
        </Button>
      </p>
    );
  return (
    <div className="grid gap-1.5">
      <UploadArea
        label="Choose captions"
        accept=".vtt,text/vtt"
        onUploaded={({ id }) => onEdit({ captionsFileId: id })}
      />
      <p className="text-xs text-muted">
        Captions help those who can't hear the video: a WebVTT file (.vtt).
      </p>
    </div>
  );
}
