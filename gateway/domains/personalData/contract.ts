import { z } from "zod";

export const personalDataMessages = {
  erase: {
    success: "The person was erased",
    fallback: "Unable to erase the person",
  },
  erasedAlready: "This person was erased already",
  otherName: "This isn't the person's name",
  self: "You can't erase yourself",
  lastAdmin: "This is the last active ADMIN. Make someone else an ADMIN first.",
} as const;

/** The address of everything that the product holds of a person, as one archive. */
export const personArchivePath = (username: string): string =>
  `/users/${encodeURIComponent(username)}/export`;

/** The confirmation for erasing a person: the name, as it is shown. */
export const eraseSchema = z.object({ name: z.string().trim() });
