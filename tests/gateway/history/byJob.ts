/** What the history says of work that a background job does. */
export const byJob = (action: string, at: Date) =>
  ({ action, source: "JOB", at, actorId: null, actorName: "" }) as const;
