/** The courses that an employee teaches, as a condition: as their trainer, or in a batch. */
export const taughtCourses = (userId: number) => ({
  OR: [{ trainerId: userId }, { batchCourses: { some: { trainers: { some: { trainerId: userId } } } } }],
});

/** The batches that an employee teaches in, as a condition. */
export const taughtBatches = (userId: number) => ({
  courses: { some: { trainers: { some: { trainerId: userId } } } },
});
