/** What a right lets people do, as the editor of roles shows it. */
export interface RightFacts {
  /** Its name in plain English, of a few words. */
  label: string;
  /** What it lets one see or do. */
  description: string;
  /** What the scope OWN means; a right without it is for all rows or none. */
  own?: string;
}

/** The rights of one domain, by their names: the domain, a dot and what may be done. */
export type DomainRights = Readonly<Record<string, RightFacts>>;

/** What the scope OWN means for most rights. */
export const ownScope = {
  batches: "Batches that the person teaches in",
  courses: "Courses that the person teaches",
} as const;
