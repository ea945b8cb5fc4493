/** A stretch of a list that is ordered by number, the newest first. */
export interface Stretch {
  /** The number beyond which it begins; undefined begins at the end that it comes from. */
  beyond: number | undefined;
  size: number;
  /** Towards older numbers, or back towards newer ones. */
  direction: "desc" | "asc";
}

/** What a connection asks of Prisma. */
interface Paging {
  cursor?: { id?: number | undefined } | undefined;
  skip?: number | undefined;
  take?: number | undefined;
}

/**
 * The stretch that a connection asks for. Prisma pages from a row, and passes over another one when that has left the
 * list meanwhile, as a favourite does that is kept no longer; a number stays where it is.
 */
export function toStretch({ cursor, take = 0 }: Paging): Stretch {
  return { beyond: cursor?.id, size: Math.abs(take), direction: take < 0 ? "asc" : "desc" };
}

/** What is left of such a query once the stretch is known. */
export function withoutPaging<Query extends Paging>({ cursor, skip, take, ...query }: Query) {
  return query;
}
