import { useState } from "react";
import { chatLimits, chatMessages } from "#gateway/domains/chat/contract";
import { findKind } from "#gateway/domains/files/contract";
import type { UploadedFile } from "~/files/uploadedFile";
import { useDropping } from "~/files/useDropping";
import { useUploads } from "~/files/useUploads";
import { showToast } from "~/ui/toasts";
import type { ChatFile } from "../messageData";

/** A file in the order in which it was added, not in that of its upload's end. */
interface Attachment {
  key: number;
  file: ChatFile;
}

const toChatFile = ({ id, name, mime, bytes, url }: UploadedFile): ChatFile => ({
  id,
  name,
  bytes,
  url,
  isPicture: findKind(mime) === "IMAGE",
  width: null,
  height: null,
});

export type Attachments = ReturnType<typeof useAttachments>;

/** The files of the message that is being written. */
export function useAttachments() {
  const [attached, setAttached] = useState<readonly Attachment[]>([]);
  const files = attached.map(({ file }) => file);
  const onUploaded = (uploaded: UploadedFile, key: number) =>
    setAttached((all) => [...all, { key, file: toChatFile(uploaded) }].sort((a, b) => a.key - b.key));
  const { queue, uploads } = useUploads({ onUploaded });
  const add = (given: readonly File[]) => {
    const room = chatLimits.files - files.length - uploads.length;
    if (given.length > room) showToast({ tone: "danger", message: chatMessages.tooManyFiles });
    if (room > 0) queue.add(given.slice(0, room));
  };
  const { isOver, handlers } = useDropping(add);
  return {
    files,
    uploads,
    isUploading: uploads.some(({ error }) => error === undefined),
    /** Whether files are held over the room, which takes them when they are dropped. */
    isOver,
    handlers,
    add,
    cancel: (key: number) => queue.cancel(key),
    retry: (key: number) => queue.retry(key),
    remove: (id: number) => setAttached((all) => all.filter(({ file }) => file.id !== id)),
    clear: () => setAttached([]),
  };
}
