/** The areas of the product by which the editor of roles groups rights, in its order. */
export const rightAreas = [
  "Courses",
  "Lessons",
  "Assessments and assignments",
  "Batches",
  "People",
  "Payments",
  "Communication",
  "Organization",
] as const;

/** The facts of a right, as the editor of roles shows them. */
export interface RightFacts {
  /** Its name in plain English, of a few words. */
  label: string;
  /** The things that it lets a person see or do. */
  description: string;
  /** The meaning of the scope OWN; a right without it is for all rows or none. */
  own?: string;
}

/**
 * The rights of one domain, by their area, and by their names: the domain, a dot and the permitted action. A domain's
 * `rightsContract.ts` exports it as `rights`; `npm run generate` lists those files.
 */
export type DomainRights = Readonly<
  Partial<Record<(typeof rightAreas)[number], Readonly<Record<string, RightFacts>>>>
>;

/** The meaning of the scope OWN for most rights. */
export const ownScope = {
  batches: "Batches that the person teaches in",
  courses: "Courses that the person teaches",
} as const;
