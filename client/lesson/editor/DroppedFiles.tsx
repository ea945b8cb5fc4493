import type { ClipboardEvent, ReactNode } from "react";
import { findKind } from "#gateway/domains/files/contract";
import type { BlockKind } from "#gateway/domains/lessons/contract";
import { UploadList } from "~/files/UploadList";
import type { UploadedFile } from "~/files/uploadedFile";
import { useDropping } from "~/files/useDropping";
import { useUploads } from "~/files/useUploads";
import { classNames } from "~/ui/classNames";

/** The kind of block that shows a file. */
export function findFileKind({ mime }: Pick<UploadedFile, "mime">): BlockKind {
  const kind = findKind(mime);
  return kind === "IMAGE" || kind === "VIDEO" || kind === "AUDIO" ? kind : "FILE";
}

/** Content copied from a text or a page may bring a picture along. */
const hasText = ({ types }: DataTransfer): boolean => types.some((type) => type.startsWith("text/"));

interface Props {
  onUploaded: (file: UploadedFile) => void;
  children: ReactNode;
}

/** Takes files that are dropped or pasted anywhere on the lesson; each becomes a block once it is uploaded. */
export function DroppedFiles({ onUploaded, children }: Props) {
  const { queue, uploads } = useUploads({ onUploaded });
  const { isOver, handlers } = useDropping((files) => queue.add(files));
  return (
    <div
      {...handlers}
      onPaste={(event: ClipboardEvent) => hasText(event.clipboardData) || handlers.onPaste(event)}
      className={classNames("rounded-lg", isOver && "outline-2 outline-offset-4 outline-brand")}
    >
      {children}
      <UploadList
        uploads={uploads}
        onCancel={(key) => queue.cancel(key)}
        onRetry={(key) => queue.retry(key)}
      />
    </div>
  );
}
