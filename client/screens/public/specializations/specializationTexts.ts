/** What the screen of specializations is for. */
export const specializationsSubtitle = "Courses that belong together, in the order that leads to a job.";

/** The toast after the list was read again, as specified. */
export const syncedMessage = "Specializations synced successfully";

/** The toast when it could not be read and the server gave no reason. */
export const syncFailedMessage = "Unable to sync specializations";

/** The heading of the list, with exactly these spaces. */
export const specializationsTitle = (count: number): string => `Specializations ( ${count} )`;

/** The heading of one specialization, with exactly these spaces. */
export const specializationTitle = (name: string, count: number): string =>
  `Specialization - ${name} ( ${count} Courses )`;
