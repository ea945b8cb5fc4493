import { Paperclip } from "lucide-react";
import { NewTabLink } from "~/ui/NewTabLink";

interface Props {
  kind: "IMAGE" | "VIDEO" | "AUDIO" | "FILE";
  fileId: number;
  altText: string;
  captionsFileId: number | null;
}

const players = { VIDEO: "video", AUDIO: "audio" } as const;

/** The address of a file by its id; the name in it is for people only. */
const fileAddress = (fileId: number): string => `/files/${fileId}/file`;

/** The uploaded file of a block. */
export function FilePreview({ kind, fileId, altText, captionsFileId }: Props) {
  const address = fileAddress(fileId);
  if (kind === "IMAGE")
    return (
      <img
        src={`${address}?width=960`}
        alt={altText}
        // Of one height, so that nothing below moves when it has loaded.
        className="h-64 w-full rounded-md border border-line bg-sunken object-contain"
      />
    );
  if (kind === "VIDEO" || kind === "AUDIO") {
    const Player = players[kind];
    return (
      <Player
        src={address}
        controls
        preload="metadata"
        aria-label="Preview"
        className={kind === "VIDEO" ? "max-h-96 w-full rounded-md bg-sunken" : "w-full"}
      >
        {captionsFileId !== null && (
          <track kind="captions" srcLang="en" label="English" src={fileAddress(captionsFileId)} />
        )}
      </Player>
    );
  }
  return (
    <NewTabLink
      href={address}
      className="touch inline-flex items-center gap-2 text-sm font-medium text-brand-ink underline underline-offset-2"
    >
      <Paperclip aria-hidden className="size-4" />
      Open the uploaded file
    </NewTabLink>
  );
}
