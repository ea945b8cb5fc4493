/** A page of a list that is ordered by id, newest first. */
export interface Stretch {
  /** The id after which it begins; undefined begins at the end that it comes from. */
  beyond: number | undefined;
  size: number;
  /** Towards older ids, or back towards newer ones. */
  direction: "desc" | "asc";
}

/** The paging arguments that a connection passes to Prisma. */
interface Paging {
  cursor?: { id?: number | undefined } | undefined;
  skip?: number | undefined;
  take?: number | undefined;
}

/**
 * The page that a connection requests. Prisma pages from a row, and skips another when that row has left the
 * list, as an unmarked favourite does; an id stays valid.
 */
export function toStretch({ cursor, take = 0 }: Paging): Stretch {
  return { beyond: cursor?.id, size: Math.abs(take), direction: take < 0 ? "asc" : "desc" };
}

/** The query without its paging arguments, once the page is known. */
export function withoutPaging<Query extends Paging>({ cursor, skip, take, ...query }: Query) {
  return query;
}
