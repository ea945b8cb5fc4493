import { z } from "zod";
import { parseJson } from "#gateway/domains/jsonContract";

const answer = z.object({
  id: z.number(),
  name: z.string(),
  mime: z.string(),
  bytes: z.number(),
  url: z.string(),
});

/** A file as the server describes it after its upload. */
export type UploadedFile = z.infer<typeof answer>;

/** Why an upload has failed, in words for people. */
export class UploadError extends Error {
  /** Whether there was no response, so that the same upload may go on. */
  readonly isBroken: boolean;
  /** Whether trying again would change nothing. */
  readonly isFinal: boolean;
  /** Whether it was refused because the session is over. */
  readonly isSignedOut: boolean;

  constructor(message: string, { isBroken = false, isFinal = false, isSignedOut = false } = {}) {
    super(message);
    this.isSignedOut = isSignedOut;
    this.isBroken = isBroken;
    this.isFinal = isFinal;
  }
}

export const uploadMessages = {
  failed: "The file couldn't be uploaded",
  unreachable: "The server can't be reached. Please check your connection.",
} as const;

const refusal = z.object({ message: z.string().min(1) });

/** The uploaded file in a response; throws UploadError with the server's reason. */
export function readUploaded(status: number, text: string): UploadedFile {
  const body = parseJson(text);
  const file = answer.safeParse(body);
  if (status < 300 && file.success) return file.data;
  const refused = refusal.safeParse(body);
  const message = refused.success ? refused.data.message : uploadMessages.failed;
  throw new UploadError(message, { isSignedOut: status === 401 });
}
