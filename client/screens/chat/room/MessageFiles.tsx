import { FileDown } from "lucide-react";
import { shownBytes } from "#gateway/domains/files/contract";
import { inWidth } from "~/formats/fileAddresses";
import { classNames } from "~/ui/classNames";
import { NewTabLink } from "~/ui/NewTabLink";
import type { ChatFile } from "../messageData";

/** The files of a message: pictures are shown, others are offered with their name and size. */
export function MessageFiles({ files }: { files: readonly ChatFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files" className="flex min-w-0 flex-wrap items-start gap-2">
      {files.map((file) => (
        <li key={file.id} className="min-w-0 max-w-full">
          {file.isPicture ? <Picture file={file} /> : <OtherFile file={file} />}
        </li>
      ))}
    </ul>
  );
}

/** The largest box of a picture, in pixels. */
const largest = { width: 384, height: 288 } as const;

/** The size of a picture in the box, so that its place is there before it has loaded. */
function fitSize({ width, height }: ChatFile) {
  if (!width || !height) return { height: largest.height / 2 };
  const scale = Math.min(1, largest.width / width, largest.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function Picture({ file }: { file: ChatFile }) {
  const { name, url, width } = file;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" title={name} className="block rounded-md">
      <img
        src={inWidth(url, 480)}
        alt={name}
        {...fitSize(file)}
        loading="lazy"
        className={classNames(
          "max-w-full rounded-md bg-sunken object-contain outline -outline-offset-1 outline-line",
          width !== null && "h-auto",
        )}
      />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

function OtherFile({ file: { name, url, bytes } }: { file: ChatFile }) {
  return (
    <NewTabLink
      href={url}
      className="touch flex max-w-full items-center gap-2.5 rounded-md border border-line bg-surface px-3 py-2 text-sm hover:bg-hover"
    >
      <FileDown aria-hidden className="size-4 shrink-0 text-soft" />
      <span className="min-w-0 truncate font-medium text-ink">{name}</span>
      <span className="shrink-0 text-xs text-muted tabular-nums">{shownBytes(bytes)}</span>
    </NewTabLink>
  );
}
