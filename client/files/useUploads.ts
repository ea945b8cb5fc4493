import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { LimitedKind } from "#gateway/domains/files/contract";
import type { UploadedFile } from "./uploadedFile";
import { UploadQueue } from "./uploadQueue";

interface Options {
  onUploaded: (file: UploadedFile) => void;
  /** The kind that is taken; undefined takes any. */
  kind?: LimitedKind | undefined;
}

/** The uploads of a component; they are cancelled when it goes. */
export function useUploads(options: Options) {
  const latest = useRef(options);
  latest.current = options;
  const [queue] = useState(
    () =>
      new UploadQueue({
        onUploaded: (file) => latest.current.onUploaded(file),
        findKind: () => latest.current.kind,
      }),
  );
  useEffect(() => () => queue.cancelAll(), [queue]);
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.getUploads) };
}
