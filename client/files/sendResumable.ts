import { DetailedError, Upload } from "tus-js-client";
import { parseJson } from "#gateway/domains/jsonContract";
import { requestHeaders } from "../relay/network";
import { pauseAfter } from "../relay/retryTimer";
import type { UploadOptions } from "./sendDirect";
import { readUploaded, UploadError, type UploadedFile, uploadMessages } from "./uploadedFile";

/** Bytes of one request: it must arrive within the server's time for one, on a slow connection, too. */
const part = 2 * 1_048_576;

/** Number of retries after the immediate first one. */
const retries = 7;

const makePauses = (): number[] => [0, ...Array.from({ length: retries }, (_, before) => pauseAfter(before))];

function toUploadError(error: Error): UploadError {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response) return new UploadError(uploadMessages.unreachable, { isBroken: true });
  try {
    readUploaded(response.getStatus(), response.getBody());
  } catch (refused) {
    if (refused instanceof UploadError) return refused;
  }
  return new UploadError(uploadMessages.failed);
}

/** Asks for the file of an upload whose last response was lost. */
async function finish(address: string): Promise<UploadedFile> {
  const response = await fetch(address, { method: "POST", headers: requestHeaders() });
  return readUploaded(response.status, await response.text());
}

/** Whether to try again by itself: not where the server tells in words what is wrong, as when there is no room. */
const isWorthRetrying = (error: DetailedError): boolean => {
  const { originalResponse: response } = error;
  const status = response?.getStatus() ?? 0;
  if (status === 423 || status === 0 || status >= 500) return navigator.onLine;
  return status === 409 && parseJson(response?.getBody() ?? "") === undefined;
};

/** Sends a file in parts. It goes on after a break, and after a reload when the same file is chosen again. */
export function sendResumable(file: File, { onProgress, signal }: UploadOptions): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: "/files/uploads",
      chunkSize: part,
      retryDelays: makePauses(),
      onShouldRetry: isWorthRetrying,
      removeFingerprintOnSuccess: true,
      metadata: { filename: file.name, filetype: file.type },
      onBeforeRequest: (request) => {
        for (const [name, value] of Object.entries(requestHeaders())) request.setHeader(name, value);
      },
      onProgress,
      onError: (error) => reject(toUploadError(error)),
      onSuccess: ({ lastResponse }) => {
        const body = lastResponse.getBody();
        if (lastResponse.getStatus() === 200 && body !== "") resolve(readUploaded(200, body));
        else finish(upload.url ?? "").then(resolve, reject);
      },
    });
    signal.addEventListener("abort", () => {
      void upload.abort(true).catch(() => undefined);
      reject(new UploadError(uploadMessages.failed));
    });
    const begin = async () => {
      const [earlier] = await upload.findPreviousUploads();
      if (earlier) upload.resumeFromPreviousUpload(earlier);
      if (!signal.aborted) upload.start();
    };
    begin().catch(reject);
  });
}
