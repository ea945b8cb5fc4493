import { pageSizes } from "../domains/lists/contract";
import type { Context } from "./context";

/** The largest page size of a connection: larger for the calls that return whole lists. */
export const contextMax = (_args: object, { maxPageSize = pageSizes.max }: Context): number => maxPageSize;
