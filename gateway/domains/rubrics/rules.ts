import { type Criterion, criteriaSchema } from "./contract";

/** The criteria that a column holds; none where it holds nothing. */
export const readCriteria = (stored: unknown): Criterion[] =>
  stored === null || stored === undefined ? [] : criteriaSchema.parse(stored);
