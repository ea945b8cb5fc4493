import { useEffect, useRef, useState } from "react";
import type { LimitedKind } from "#gateway/domains/files/contract";
import { useStore } from "../stores/createStore";
import type { UploadedFile } from "./uploadedFile";
import { type QueuedUpload, UploadQueue } from "./uploadQueue";

interface Options {
  /** The greater the key, the later the file was added. */
  onUploaded: (file: UploadedFile, key: number) => void;
  /** The kind that is taken; undefined takes any. */
  kind?: LimitedKind | undefined;
  /** Called with the uploads that are not over, or have failed, whenever they change. */
  onUploads?: ((uploads: readonly QueuedUpload[]) => void) | undefined;
}

/** The uploads of a component; they are cancelled when it goes. */
export function useUploads(options: Options) {
  const latest = useRef(options);
  latest.current = options;
  const [queue] = useState(
    () =>
      new UploadQueue({
        onUploaded: (file, key) => latest.current.onUploaded(file, key),
        findKind: () => latest.current.kind,
      }),
  );
  useEffect(() => () => queue.cancelAll(), [queue]);
  const uploads = useStore(queue.uploads);
  useEffect(() => latest.current.onUploads?.(uploads), [uploads]);
  useEffect(() => () => latest.current.onUploads?.([]), []);
  return { queue, uploads };
}
