import { FileText, X } from "lucide-react";
import { shownBytes } from "#gateway/domains/files/contract";
import { UploadList } from "~/files/UploadList";
import { inWidth } from "~/formats/fileAddresses";
import { IconButton } from "~/ui/IconButton";
import type { ChatFile } from "../messageData";
import type { Attachments } from "./useAttachments";

/** The files of the message that is being written, and their uploads. */
export function AttachmentList({ attachments }: { attachments: Attachments }) {
  const { files, uploads, cancel, retry, remove } = attachments;
  if (files.length + uploads.length === 0) return null;
  return (
    <div className="mb-2">
      {files.length > 0 && (
        <ul aria-label="Attached files" className="flex flex-wrap gap-2">
          {files.map((file) => (
            <Attached key={file.id} file={file} onRemove={() => remove(file.id)} />
          ))}
        </ul>
      )}
      <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />
    </div>
  );
}

function Attached({ file, onRemove }: { file: ChatFile; onRemove: () => void }) {
  const { name, bytes, url, isPicture } = file;
  return (
    <li className="flex max-w-full items-center gap-2 rounded-md border border-line bg-sunken py-1 pr-1 pl-2 text-sm">
      {isPicture ? (
        <img src={inWidth(url, 480)} alt="" className="size-8 shrink-0 rounded-sm object-cover" />
      ) : (
        <FileText aria-hidden className="size-4 shrink-0 text-soft" />
      )}
      <span className="min-w-0 max-w-48 truncate text-ink">{name}</span>
      <span className="shrink-0 text-xs text-muted tabular-nums">{shownBytes(bytes)}</span>
      <IconButton size="sm" label={`Remove ${name}`} icon={<X />} onClick={onRemove} />
    </li>
  );
}
