import { z } from "zod";
import { nameText, optionalName } from "../contract";
import { getDeletionMessages } from "../messagesContract";

export const specializationLabels = { name: "Specialization name", category: "Career track" } as const;

/** The specialization form. */
export const specializationSchema = z.object({
  name: nameText(specializationLabels.name, { max: 100 }),
  category: optionalName(specializationLabels.category, { max: 50 }),
});

export const specializationMessages = {
  notFound: "Specialization not found",
  edited: "Someone else changed this specialization",
  courseNotFound: "Course not found",
  nameTaken: "Another specialization has this name",
  alreadyIn: "The course is already part of the specialization",
  notIn: "The course is not part of the specialization",
  create: {
    success: "Specialization created successfully",
    fallback: "Failed to create specialization",
  },
  update: {
    success: "Specialization updated successfully",
    fallback: "Failed to update specialization",
  },
  delete: getDeletionMessages("specialization"),
  addCourse: {
    success: "Course assigned successfully",
    fallback: "Unable to assign course to specialization",
  },
  removeCourse: {
    success: "Course removed successfully",
    fallback: "Unable to remove course from specialization",
  },
  changed: "Someone else changed this specialization. You now see the latest version.",
} as const;
