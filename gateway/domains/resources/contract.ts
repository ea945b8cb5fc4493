import { z } from "zod";
import { messages, optionalText, requiredText, wholeNumber } from "../contract";
import { publishStatuses } from "../courses/contract";

export const resourceTypes = ["EMBED", "VIDEO", "AUDIO", "PDF", "IMAGE", "LINK", "FILE"] as const;
export const resourceVisibilities = ["PUBLIC", "PRIVATE", "PROTECTED"] as const;

export const resourceLabels = {
  courseId: "Course",
  name: "Name",
  type: "Type",
  url: "Url",
  visibility: "Visibility",
  duration: "Duration",
  status: "Status",
  tags: "Tags",
} as const;

const resourceUrl = requiredText(resourceLabels.url, { max: 1_000 }).regex(
  /^https?:\/\/\S+$/i,
  messages.invalid(resourceLabels.url),
);

/** Splits tags at commas; white space and doubles are dropped. */
export const parseTags = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ""),
  ),
];

/** The resource form; tags are words parted by commas. */
export const resourceSchema = z.object({
  name: requiredText(resourceLabels.name, { max: 150 }),
  type: z.enum(resourceTypes, messages.required(resourceLabels.type)),
  url: resourceUrl,
  visibility: z.enum(resourceVisibilities, messages.required(resourceLabels.visibility)),
  duration: wholeNumber(resourceLabels.duration, { min: 0, max: 100_000 }),
  status: z.enum(publishStatuses, messages.required(resourceLabels.status)),
  tags: optionalText(resourceLabels.tags, { max: 500 }),
});

export const resourceMessages = {
  notFound: "Resource not found",
  courseNotFound: "Course not found",
} as const;
