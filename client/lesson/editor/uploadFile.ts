import { z } from "zod";
import { requestHeaders } from "~/relay/network";

const answerSchema = z.object({ id: z.number(), name: z.string(), url: z.string() });
const refusalSchema = z.object({ message: z.string() });

/** An uploaded file. */
export type UploadedFile = z.output<typeof answerSchema>;

interface Upload {
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

const failed = "Unable to upload the file. Please check your connection and try again.";

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Uploads a file; the promise is rejected with an `Error` whose message is meant for people. */
export function uploadFile(file: File, { onProgress, signal }: Upload): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/files");
    const headers = {
      ...requestHeaders(),
      "Content-Type": file.type || "application/octet-stream",
      "X-File-Name": encodeURIComponent(file.name),
    };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = parse(request.responseText);
      const saved = answerSchema.safeParse(body);
      if (request.status === 201 && saved.success) return resolve(saved.data);
      const refusal = refusalSchema.safeParse(body);
      reject(new Error(refusal.success ? refusal.data.message : failed));
    };
    request.onerror = () => reject(new Error(failed));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}
