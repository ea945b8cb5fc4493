import { Upload, X } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "~/ui/Button";
import { classNames } from "~/ui/classNames";
import { ProgressBar } from "~/ui/ProgressBar";
import { type UploadedFile, uploadFile } from "./uploadFile";

interface Props {
  /** What the button says: 'Choose a picture'. */
  label: string;
  /** The media types that the browser offers. */
  accept: string | undefined;
  /** What to do, above the button. */
  hint: string;
  onUploaded: (file: UploadedFile) => void;
}

interface Running {
  name: string;
  share: number;
  left: AbortController;
}

/** Uploads one file: by choosing, dropping or pasting it. Progress is shown, and it can be cancelled. */
function useUpload(onUploaded: (file: UploadedFile) => void) {
  const [running, setRunning] = useState<Running | null>(null);
  const [error, setError] = useState<string>();
  const left = useRef<AbortController>(undefined);
  useEffect(() => () => left.current?.abort(), []);
  const start = async (file: File) => {
    left.current?.abort();
    const controller = new AbortController();
    left.current = controller;
    setError(undefined);
    setRunning({ name: file.name, share: 0, left: controller });
    try {
      const onProgress = (share: number) => setRunning((now) => now && { ...now, share });
      onUploaded(await uploadFile(file, { onProgress, signal: controller.signal }));
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    }
    setRunning(null);
  };
  const cancel = () => {
    left.current?.abort();
    setRunning(null);
  };
  return { running, error, start, cancel };
}

/** Takes a file that is dropped on an element or pasted into it. Returns whether one is held over it. */
function useDropAndPaste(box: RefObject<HTMLElement | null>, onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: FileList | undefined, event: Event) => {
    setOver(false);
    const file = files?.[0];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const ending = new AbortController();
    const { signal } = ending;
    const hold = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    element.addEventListener("dragover", hold, { signal });
    element.addEventListener("dragleave", () => setOver(false), { signal });
    element.addEventListener("drop", (event) => take(event.dataTransfer?.files, event), { signal });
    element.addEventListener("paste", (event) => take(event.clipboardData?.files, event), { signal });
    return () => ending.abort();
  }, [box]);
  return isOver;
}

/** A place to upload a file to. */
export function FileUpload({ label, accept, hint, onUploaded }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { running, error, start, cancel } = useUpload(onUploaded);
  const isOver = useDropAndPaste(box, (file) => void start(file));
  return (
    <div
      ref={box}
      className={classNames(
        "rounded-md border border-dashed px-4 py-5 text-center text-sm text-muted",
        isOver ? "border-brand-ink bg-brand-soft" : "border-control bg-canvas",
      )}
    >
      {running ? (
        <UploadProgress running={running} onCancel={cancel} />
      ) : (
        <>
          <p className="mb-3">{hint}</p>
          <Button icon={<Upload />} onClick={() => input.current?.click()}>
            {label}
          </Button>
        </>
      )}
      {error && (
        <p role="alert" className="mt-3 text-danger-ink">
          {error}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void start(file);
          target.value = "";
        }}
      />
    </div>
  );
}

function UploadProgress({ running, onCancel }: { running: Running; onCancel: () => void }) {
  return (
    <div className="mx-auto grid max-w-sm gap-2">
      <p className="truncate text-ink">Uploading {running.name}</p>
      <ProgressBar label={`Uploading ${running.name}`} value={Math.round(running.share * 100)} />
      <div>
        <Button size="sm" icon={<X />} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
