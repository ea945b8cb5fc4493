import { BadRequest, queryNumber, type RestInput } from "./route";

/** How many rows one answer holds: at most, and of the chat when the caller does not say. */
export const restPages = { max: 1_000, latest: 100 } as const;

/** A page of a list as a caller asks for it. */
export interface Page {
  size: number;
  /** The row next to which it begins; null begins at the list's own end. */
  from: number | null;
}

/** The page that `?limit=` and `?after=` (or `?before=`) ask for. Throws BadRequest for what is none. */
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

/** The row that a cursor of the schema's lists stands for. */
export const parseCursor = (cursor: string): string =>
  Buffer.from(cursor, "base64").toString("latin1").replace("GPC:N:", "");

/** The header that leads to the page beyond a row; the other parameters of the address stay. */
export function linkTo(
  { address, query }: RestInput,
  { by, row }: { by: "after" | "before"; row: string },
): string {
  const parameters = new URLSearchParams(query);
  parameters.set(by, row);
  return `<${address}?${parameters}>; rel="${by === "after" ? "next" : "prev"}"`;
}
