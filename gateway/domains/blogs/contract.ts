import { z } from "zod";
import { enumField, messages, nameText, optionalId, optionalText, requiredText } from "../contract";
import { publishStatuses } from "../courses/contract";
import { getDeletionMessages, getRowMessages, operationCompleted } from "../messagesContract";

export const postLabels = {
  title: "Title",
  slug: "Address",
  summary: "Summary",
  body: "Text",
  authorName: "Author",
  courseId: "Course",
  status: "Status",
} as const;

export const postLimits = { title: 150, slug: 80, summary: 300, body: 20_000, authorName: 100 } as const;

/** Turns a title into a slug: 'Two hours a day!' becomes 'two-hours-a-day'. */
export const toSlug = (title: string): string =>
  title
    // Only what a title may hold: one character may become eighteen, and a long row of marks takes long to sort.
    .slice(0, postLimits.title)
    .normalize("NFKD")
    // Accents of Latin letters are removed; the marks of other scripts belong to their letters and stay.
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .slice(0, postLimits.slug)
    .replace(/^-+|[-\p{Cs}]+$/gu, "");

const slugText = optionalText(postLabels.slug, { max: postLimits.slug })
  .transform((text) => text.toLowerCase())
  .refine((text) => text === "" || text === toSlug(text), messages.invalid(postLabels.slug));

/** The form of a blog post. */
export const postSchema = z.object({
  title: nameText(postLabels.title, { max: postLimits.title }),
  slug: slugText,
  summary: requiredText(postLabels.summary, { max: postLimits.summary }),
  body: requiredText(postLabels.body, { max: postLimits.body }),
  authorName: nameText(postLabels.authorName, { max: postLimits.authorName }),
  courseId: optionalId(postLabels.courseId),
  status: enumField(postLabels.status, publishStatuses),
});

/** A post as the form sends it. */
export type PostInput = z.output<typeof postSchema>;

export const postMessages = {
  ...getRowMessages("post"),
  create: {
    success: "Post created",
    fallback: "Unable to create post",
  },
  save: {
    success: "Post saved",
    fallback: "Unable to save post",
  },
  setStatus: { success: operationCompleted, fallback: "Unable to change post" },
  delete: getDeletionMessages("post"),
  slugTaken: "Another post has this address",
  courseNotFound: "Course not found",
} as const;
