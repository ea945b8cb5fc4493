import { type ReactNode, useRef } from "react";
import { kindAccepts, type LimitedKind } from "#gateway/domains/files/contract";
import { classNames } from "../ui/classNames";
import { UploadList } from "./UploadList";
import type { UploadedFile } from "./uploadedFile";
import type { QueuedUpload, UploadQueue } from "./uploadQueue";
import { useDropping } from "./useDropping";
import { useUploads } from "./useUploads";

interface Props {
  /** The purpose of the zone. */
  label: string;
  /** Whether several files may be chosen; else a new one takes the place of one that is under way. */
  multiple?: boolean;
  /** The kind of file that is taken; undefined takes any. */
  kind?: LimitedKind | undefined;
  /** Media types and extensions that are offered, as in an input's `accept`. */
  accept?: string | undefined;
  /** The uploads that outlast the zone; its own, which are cancelled when it goes, if left out. */
  queue?: UploadQueue | undefined;
  /** Not called for uploads of a queue that is given. */
  onUploaded?: ((file: UploadedFile) => void) | undefined;
  /** Called with the uploads that are not over, or have failed, whenever they change. */
  onUploads?: ((uploads: readonly QueuedUpload[]) => void) | undefined;
  className?: string | undefined;
  /** Gets what opens the browser's choice of files. */
  children: (choose: () => void) => ReactNode;
}

/** A part of a screen on which files are chosen, dropped or pasted, with their progress below. */
export function UploadZone({
  label,
  multiple = false,
  kind,
  accept,
  queue: given,
  onUploaded,
  onUploads,
  className,
  children,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { queue, uploads } = useUploads({ queue: given, kind, onUploaded, onUploads });
  const take = (files: File[]) => {
    if (files.length === 0) return;
    if (!multiple) queue.cancelAll();
    queue.add(multiple ? files : files.slice(0, 1));
  };
  const { isOver, handlers } = useDropping(take);
  return (
    <section
      aria-label={label}
      {...handlers}
      className={classNames(
        "min-w-0 rounded-md",
        isOver && "bg-brand-soft outline-2 outline-brand",
        className,
      )}
    >
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        aria-label={label}
        multiple={multiple}
        accept={accept ?? (kind && kindAccepts[kind])}
        hidden
        onChange={({ target }) => {
          take(Array.from(target.files ?? []));
          target.value = "";
        }}
      />
      <UploadList
        uploads={uploads}
        onCancel={(key) => queue.cancel(key)}
        onRetry={(key) => queue.retry(key)}
      />
    </section>
  );
}
