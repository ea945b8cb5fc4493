/** What the screens of specializations say beside their contract. */
export const specializationScreenMessages = {
  created: "Specialization created successfully",
  createFailed: "Failed to create specialization",
  updated: "Specialization updated successfully",
  updateFailed: "Failed to update specialization",
  deleted: "Successfully Deleted",
  deleteFailed: "Unable to delete specialization",
  assigned: "Course assigned successfully",
  assignFailed: "Unable to assign course to specialization",
  removed: "Course removed successfully",
  removeFailed: "Unable to remove course from specialization",
  orderFailed: "Unable to save the order",
} as const;

/** What the field of the career track says. */
export const trackHint = "Learners of this track see it, such as DATA. Leave it empty for all learners.";

/** The toasts after the list was read again. */
export const syncMessages = {
  success: "Specializations synced successfully",
  fallback: "Unable to sync specializations",
} as const;

/** The noun of their courses. */
export const courseNoun = { one: "course", many: "courses" } as const;
