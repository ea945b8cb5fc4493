/** The path at which a course is downloaded as an archive. */
export const courseArchivePath = (courseId: number): string => `/export/courses/${courseId}.zip`;
