import { z } from "zod";
import { nameText } from "../contract";

export const categoryLabels = { name: "Category Name" } as const;

/** The category form. */
export const categorySchema = z.object({ name: nameText(categoryLabels.name, { max: 100 }) });

export const categoryMessages = {
  notFound: "Category not found",
  changed: "Someone else changed this category",
  nameTaken: "Another category has this name",
  hasCourses: (count: number) =>
    `The category has ${count} ${count === 1 ? "course" : "courses"} and cannot be deleted`,
} as const;
