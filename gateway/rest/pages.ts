import { BadRequest, queryNumber, type RestInput } from "../routes/route";

/** The page sizes of REST: the largest, and the chat's default. */
export const restPages = { max: 1_000, latest: 100 } as const;

/** A requested page of a list. */
export interface Page {
  size: number;
  /** The id of the row next to which it begins; null begins at the end of the list it reads from. */
  from: number | null;
}

/**
 * Reads the page that `?limit=` and `?after=` (or `?before=`) request. Throws BadRequest if they are invalid.
 */
export function readPageParams(
  input: RestInput,
  { by, size }: { by: "after" | "before"; size: number },
): Page {
  const limit = queryNumber(input, "limit") ?? size;
  if (limit < 1 || limit > restPages.max)
    throw new BadRequest(`limit must be from 1 to ${restPages.max}`, "limit");
  const from = queryNumber(input, by);
  if (from !== null && from < 0) throw new BadRequest(`${by} must be a number`, by);
  return { size: limit, from };
}

/** The cursor of a row, as the schema's lists write it. */
export const toCursor = (row: number): string => Buffer.from(`GPC:N:${row}`).toString("base64");

/** The row id that a cursor of the schema's lists encodes. */
export const parseCursor = (cursor: string): string =>
  Buffer.from(cursor, "base64").toString("latin1").replace("GPC:N:", "");

/** The Link header of the next page; the other parameters of the address stay. */
export function linkTo(
  { address, query }: RestInput,
  { by, row }: { by: "after" | "before"; row: string },
): string {
  const parameters = new URLSearchParams(query);
  parameters.set(by, row);
  return `<${address}?${parameters}>; rel="${by === "after" ? "next" : "prev"}"`;
}
