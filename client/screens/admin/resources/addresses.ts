/** The number in a part of an address; what is no number is the address of nothing. */
export const numberOf = (part: string | undefined): number =>
  part && /^\d{1,9}$/.test(part) ? Number(part) : 0;

/** The table of a course's resources. */
export const tableAddress = (courseId: number): string => `/admin/courses/${courseId}/resources`;

/** The cards of a course's resources. */
export const cardsAddress = (courseId: number): string => `/admin/resources/${courseId}`;
