import { requestHeaders } from "../relay/network";
import { readUploaded, UploadError, type UploadedFile, uploadMessages } from "./uploadedFile";

/** How an upload is followed and cancelled. */
export interface UploadOptions {
  /** Called with the bytes that have been sent. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Sends a file in one request. Rejects with UploadError, also when it was cancelled. */
export function sendDirect(file: File, { onProgress, signal }: UploadOptions): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    // Fetch tells no progress.
    const request = new XMLHttpRequest();
    request.open("POST", "/files");
    const headers = { ...requestHeaders(), "X-File-Name": encodeURIComponent(file.name) };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader("Content-Type", file.type || "application/octet-stream");
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => {
      try {
        resolve(readUploaded(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new UploadError(uploadMessages.unreachable, { isBroken: true }));
    request.onabort = () => reject(new UploadError(uploadMessages.failed));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}
