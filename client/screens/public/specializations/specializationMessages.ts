/** What the screen of specializations is for. */
export const specializationsSubtitle = "Courses that go together, in the order to take them.";

/** The toasts after the list was read again, as specified, and when it could not be read. */
export const syncMessages = {
  success: "Specializations synced successfully",
  fallback: "Unable to sync specializations",
} as const;

/** The heading of the list, with exactly these spaces. */
export const specializationsTitle = (count: number): string => `Specializations ( ${count} )`;

/** The heading of one specialization, with exactly these spaces. */
export const specializationTitle = (name: string, count: number): string =>
  `Specialization - ${name} ( ${count} Courses )`;
