import { enumField, nameText, optionalId, optionalImage, optionalPersonName } from "../contract";
import { optionalPrice } from "../numberFieldContract";
import { objectivesSchema } from "../outlines/contract";
import { publishStatuses } from "./contract";

/** The most characters of the details that a course and a curriculum have alike. */
export const detailLimits = { title: 100, description: 500, authorName: 100 } as const;

/** The labels of the details that a course and a curriculum have alike. */
export const detailLabels = {
  title: "Title",
  description: "Description",
  status: "Status",
  price: "Price",
  imageUrl: "Image URL",
  level: "Level",
  duration: "Duration",
  authorName: "Author",
  trainerId: "Trainer",
  objectives: "Objectives",
} as const;

/** The details that both forms check alike; each form has an order of its own. */
export const detailFields = {
  title: nameText(detailLabels.title, { max: detailLimits.title }),
  status: enumField(detailLabels.status, publishStatuses),
  price: optionalPrice(detailLabels.price),
  imageUrl: optionalImage(detailLabels.imageUrl),
  authorName: optionalPersonName(detailLabels.authorName, { max: detailLimits.authorName }),
  trainerId: optionalId(detailLabels.trainerId),
  objectives: objectivesSchema.optional(),
};
