import { z } from "zod";
import { nameText } from "../contract";
import { getRowMessages } from "../messagesContract";

export const categoryLabels = { name: "Category name" } as const;

/** The category form. */
export const categorySchema = z.object({ name: nameText(categoryLabels.name, { max: 100 }) });

export const categoryMessages = {
  ...getRowMessages("category"),
  create: {
    success: "Category created successfully",
    fallback: "Failed to create category",
  },
  rename: {
    success: "Category renamed",
    fallback: "Failed to rename category",
  },
  delete: {
    success: "Successfully Deleted",
    fallback: "Failed to delete category",
  },
  nameTaken: "Another category has this name",
  hasCourses: (count: number) =>
    `The category has ${count} ${count === 1 ? "course" : "courses"} and can't be deleted`,
} as const;
