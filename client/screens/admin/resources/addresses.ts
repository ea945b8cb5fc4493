/** The table of a course's resources. */
export const tableAddress = (courseId: number): string => `/admin/courses/${courseId}/resources`;

/** The cards of a course's resources. */
export const cardsAddress = (courseId: number): string => `/admin/resources/${courseId}`;
