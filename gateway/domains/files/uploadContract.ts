import { hourMs } from "../durationContract";
import { getRowMessages } from "../messagesContract";
import { shownBytes } from "./contract";

export const uploadLimits = {
  /** Uploads that a person may have open at once. */
  open: 5,
  /** A person's share of the organization's room: one of so many parts. */
  parts: 5,
  /** Milliseconds without a byte after which an upload leaves its uploader's share. */
  idle: hourMs,
} as const;

const { notFound } = getRowMessages("upload", "delete");

/** A person's open uploads against the share, in bytes. */
interface Figures {
  bytes: number;
  reserved: number;
  share: number;
}

export const uploadMessages = {
  notFound,
  delete: { success: "Upload cancelled", fallback: "Failed to cancel the upload" },
  cancelled: "This upload was cancelled or has expired. Try again to start it over.",
  tooManyOpen: `You have ${uploadLimits.open} unfinished uploads. Finish or cancel one first.`,
  overShare: ({ bytes, reserved, share }: Figures) =>
    `Not enough space for ${shownBytes(bytes)}: your unfinished uploads take ${shownBytes(reserved)} of your ${shownBytes(share)}`,
} as const;

/** The bytes that one person's open uploads may take of an organization's room. */
export const findShare = (quotaBytes: number): number => Math.floor(quotaBytes / uploadLimits.parts);

/** An open upload, as its uploader's share counts it. */
interface Counted {
  bytes: number;
  activeAt: Date;
}

/** Whether an upload counts for its uploader: bytes have arrived within the hour, or it was announced in it. */
export const countsForShare = ({ activeAt }: Pick<Counted, "activeAt">, now: Date): boolean =>
  now.getTime() - activeAt.getTime() < uploadLimits.idle;

interface Announced {
  /** The announced length of the new upload, or of one that goes on after it had left the share. */
  bytes: number;
  /** The person's other open uploads. */
  open: readonly Counted[];
  /** The organization's room, in bytes. */
  quota: number;
  now: Date;
}

/** Why a person may not have one more upload; null when there is room in the share. */
export function findShareProblem({ bytes, open, quota, now }: Announced): string | null {
  const counted = open.filter((upload) => countsForShare(upload, now));
  if (counted.length >= uploadLimits.open) return uploadMessages.tooManyOpen;
  const reserved = counted.reduce((sum, upload) => sum + upload.bytes, 0);
  const share = findShare(quota);
  return reserved + bytes > share ? uploadMessages.overShare({ bytes, reserved, share }) : null;
}
