import type { QueuedUpload } from "./uploadQueue";

/** Returns why uploads are not part of what is sent now; undefined once all are over. */
export function findUploadProblem(uploads: readonly QueuedUpload[]): string | undefined {
  const [open] = uploads.toSorted(
    (left, right) => Number(right.error !== undefined) - Number(left.error !== undefined),
  );
  if (!open) return undefined;
  return open.error === undefined
    ? `${open.name} is still uploading. Wait for it, or cancel it.`
    : `${open.name} wasn't uploaded. Try it again, or dismiss it.`;
}
