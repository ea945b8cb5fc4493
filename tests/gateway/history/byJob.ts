/** The history's record of a background job's work. */
export const byJob = (action: string, at: Date) =>
  ({ action, source: "JOB", at, actorId: null, actorName: "" }) as const;
