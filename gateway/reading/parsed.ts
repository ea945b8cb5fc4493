import { Uncovered } from "./uncovered";

export const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A parsed row; throws Uncovered for anything else. */
export function toRow(value: unknown): Record<string, unknown> {
  if (!isRow(value)) throw new Uncovered("no row");
  return value;
}

/** A parsed list; throws Uncovered for anything else. */
export function toList(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Uncovered("no list");
  return value;
}
