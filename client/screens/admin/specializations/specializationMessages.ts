/** The texts of the specialization screens, besides their contract's. */
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

/** The hint of the career track's field. */
export const trackHint =
  "Only learners on this track see it, for example DATA. Leave empty for all learners.";

/** The toasts after refetching the list. */
export const syncMessages = {
  success: "Specializations synced successfully",
  fallback: "Unable to sync specializations",
} as const;

/** The noun of a specialization's courses. */
export const courseNoun = { one: "course", many: "courses" } as const;
