import { useEffect, useRef, useState } from "react";
import type { LimitedKind } from "#gateway/domains/files/contract";
import { useStore } from "../stores/createStore";
import { noteEndingUploads } from "../stores/endingUploads";
import type { UploadedFile } from "./uploadedFile";
import { type QueuedUpload, UploadQueue } from "./uploadQueue";

interface Options {
  /** The uploads that outlast the component; its own, which are cancelled when it goes, if left out. */
  queue?: UploadQueue | undefined;
  /** The greater the key, the later the file was added. Not called for those of a queue that is given. */
  onUploaded?: ((file: UploadedFile, key: number) => void) | undefined;
  /** The kind that is taken; undefined takes any. */
  kind?: LimitedKind | undefined;
  /** Called with the uploads that are not over, or have failed, whenever they change. */
  onUploads?: ((uploads: readonly QueuedUpload[]) => void) | undefined;
}

/** The uploads of a component. */
export function useUploads(options: Options) {
  const latest = useRef(options);
  latest.current = options;
  const [queue] = useState(
    () =>
      options.queue ??
      new UploadQueue({
        onUploaded: (file, key) => latest.current.onUploaded?.(file, key),
        findKind: () => latest.current.kind,
      }),
  );
  useEffect(
    () => () => {
      if (queue !== latest.current.queue) queue.cancelAll();
    },
    [queue],
  );
  const uploads = useStore(queue.uploads);
  const isEnding = options.queue === undefined && uploads.some(({ error }) => error === undefined);
  useEffect(() => (isEnding ? noteEndingUploads() : undefined), [isEnding]);
  useEffect(() => latest.current.onUploads?.(uploads), [uploads]);
  useEffect(() => () => latest.current.onUploads?.([]), []);
  return { queue, uploads };
}
