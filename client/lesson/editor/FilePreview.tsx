import { Paperclip } from "lucide-react";

interface Props {
  kind: "IMAGE" | "VIDEO" | "AUDIO" | "FILE";
  fileId: number;
  altText: string;
}

/** The address of a file by its id; the name in it is for people only. */
const fileAddress = (fileId: number): string => `/files/${fileId}/file`;

/** The uploaded file of a block. */
export function FilePreview({ kind, fileId, altText }: Props) {
  const address = fileAddress(fileId);
  if (kind === "IMAGE")
    return (
      <img
        src={`${address}?width=960`}
        alt={altText}
        className="max-h-96 max-w-full rounded-md border border-line bg-sunken object-contain"
      />
    );
  if (kind === "VIDEO")
    return (
      // biome-ignore lint/a11y/useMediaCaption: the captions are chosen below.
      <video src={address} controls preload="metadata" className="max-h-96 w-full rounded-md bg-sunken" />
    );
  // biome-ignore lint/a11y/useMediaCaption: recordings have a caption text instead.
  if (kind === "AUDIO") return <audio src={address} controls preload="metadata" className="w-full" />;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="touch inline-flex items-center gap-2 text-sm font-medium text-brand-ink underline underline-offset-2"
    >
      <Paperclip aria-hidden className="size-4" />
      Open the uploaded file
    </a>
  );
}
