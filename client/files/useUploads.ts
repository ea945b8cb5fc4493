import { useEffect, useRef, useState } from "react";
import type { LimitedKind } from "#gateway/domains/files/contract";
import { useStore } from "../stores/createStore";
import type { UploadedFile } from "./uploadedFile";
import { UploadQueue } from "./uploadQueue";

interface Options {
  /** The greater the key, the later the file was added. */
  onUploaded: (file: UploadedFile, key: number) => void;
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
        onUploaded: (file, key) => latest.current.onUploaded(file, key),
        findKind: () => latest.current.kind,
      }),
  );
  useEffect(() => () => queue.cancelAll(), [queue]);
  return { queue, uploads: useStore(queue.uploads) };
}
