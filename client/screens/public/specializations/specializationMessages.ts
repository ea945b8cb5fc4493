/** The description of the screen of specializations. */
export const specializationsSubtitle = "Courses that go together, in the order to take them.";

/** The toasts after refetching the list: the success text is specified. */
export const syncMessages = {
  success: "Specializations synced successfully",
  fallback: "Unable to sync specializations",
} as const;

/** The list's heading, with the specified spaces. */
export const specializationsTitle = (count: number): string => `Specializations ( ${count} )`;

/** A specialization's heading, with the specified spaces. */
export const specializationTitle = (name: string, count: number): string =>
  `Specialization - ${name} ( ${count} Courses )`;
