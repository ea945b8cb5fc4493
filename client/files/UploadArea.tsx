import { Upload } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "../ui/Button";
import { classNames } from "../ui/classNames";
import { UploadList } from "./UploadList";
import type { UploadedFile } from "./uploadedFile";
import { UploadQueue } from "./uploadQueue";

interface Props {
  label: string;
  /** Whether several files may be chosen. */
  multiple?: boolean;
  /** Media types and extensions that are offered, as in an input's `accept`. */
  accept?: string | undefined;
  onUploaded: (file: UploadedFile) => void;
  children?: ReactNode;
}

const filesIn = (data: DataTransfer | null): File[] => Array.from(data?.files ?? []);

/** Uploads files that are chosen, dropped here, or pasted while the focus is within. */
export function UploadArea({ label, multiple = false, accept, onUploaded, children }: Props) {
  const latest = useRef(onUploaded);
  latest.current = onUploaded;
  const [queue] = useState(() => new UploadQueue({ onUploaded: (file) => latest.current(file) }));
  const uploads = useSyncExternalStore(queue.subscribe, queue.getUploads);
  useEffect(() => () => queue.cancelAll(), [queue]);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const hintId = useId();
  const take = (files: File[]) => {
    if (files.length > 0) queue.add(multiple ? files : files.slice(0, 1));
  };
  return (
    <section
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(filesIn(event.dataTransfer));
      }}
      onPaste={(event) => take(filesIn(event.clipboardData))}
      className={classNames(
        "rounded-lg border border-dashed p-3",
        isOver ? "border-brand bg-brand-soft" : "border-line",
      )}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<Upload />} aria-describedby={hintId} onClick={() => input.current?.click()}>
          {label}
        </Button>
        <input
          ref={input}
          type="file"
          aria-label={label}
          multiple={multiple}
          accept={accept}
          hidden
          onChange={({ target }) => {
            take(Array.from(target.files ?? []));
            target.value = "";
          }}
        />
        <span id={hintId} className="text-sm text-muted">
          {multiple ? "or drop files here, or paste them" : "or drop a file here, or paste it"}
        </span>
        {children}
      </div>
      <UploadList
        uploads={uploads}
        onCancel={(key) => queue.cancel(key)}
        onRetry={(key) => queue.retry(key)}
      />
    </section>
  );
}
