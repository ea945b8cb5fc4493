/** The messages of admin screens whose data could not be loaded. */
export const loadErrorMessages = {
  batch: "Unable to load batch",
  batchDetails: "Unable to load batch details",
  batchCourse: "Unable to load batch course",
  categories: "Unable to load categories",
  course: "Error loading course",
  courses: "Unable to load courses",
  grades: "Unable to load grades",
  lesson: "Unable to load the lesson",
  holidays: "Unable to load holidays",
  users: "Error loading users",
} as const;
