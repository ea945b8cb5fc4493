import { z } from "zod";
import { enumField, isWebAddressOrPath, messages, nameText, optionalText, requiredText } from "../contract";
import { publishStatuses } from "../courses/contract";
import type { LimitedKind } from "../files/contract";
import { defineLabels, getValues } from "../labelsContract";
import { getDeletionMessages, getRowMessages, getSpecifiedMessages } from "../messagesContract";
import { wholeNumber } from "../numberFieldContract";

export const resourceTypeLabels = defineLabels(
  "EMBED",
  "VIDEO",
  "AUDIO",
  { PDF: "PDF" },
  "IMAGE",
  "LINK",
  "FILE",
);
export type ResourceType = keyof typeof resourceTypeLabels;

/** The kind of an uploaded file that a resource of a type may be; FILE takes any. */
export const resourceFileKinds: Partial<Record<ResourceType, LimitedKind>> = {
  VIDEO: "VIDEO",
  AUDIO: "AUDIO",
  PDF: "PDF",
  IMAGE: "IMAGE",
};

export const resourceVisibilityLabels = defineLabels("PUBLIC", "PRIVATE", "PROTECTED");
export type ResourceVisibility = keyof typeof resourceVisibilityLabels;

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

/** A web address, or the path of a file that ships with the site. */
const resourceUrl = requiredText(resourceLabels.url, { max: 1_000 }).refine(
  isWebAddressOrPath,
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

/** The resource form; tags are separated by commas. */
export const resourceSchema = z.object({
  name: nameText(resourceLabels.name, { max: 150 }),
  type: enumField(resourceLabels.type, getValues(resourceTypeLabels)),
  url: resourceUrl,
  visibility: enumField(resourceLabels.visibility, getValues(resourceVisibilityLabels)),
  duration: wholeNumber(resourceLabels.duration, { min: 0, max: 100_000 }),
  status: enumField(resourceLabels.status, publishStatuses),
  tags: optionalText(resourceLabels.tags, { max: 500 }),
});

export const resourceMessages = {
  ...getRowMessages("resource"),
  ...getSpecifiedMessages("resource", "create", "update"),
  delete: getDeletionMessages("resource"),
  courseNotFound: "Course not found",
} as const;
