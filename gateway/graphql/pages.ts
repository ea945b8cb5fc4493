import { pageSizes } from "../domains/lists/contract";
import type { Context } from "./context";

/** How many rows a page of a connection may hold: more for the calls that answer whole lists. */
export const contextMax = (_args: object, { maxPageSize = pageSizes.max }: Context): number => maxPageSize;
