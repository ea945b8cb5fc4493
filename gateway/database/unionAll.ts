import { Prisma } from "./generated/prisma/client";

/** One part at least: none would be no SQL. */
type Parts = readonly [Prisma.Sql, ...Prisma.Sql[]];

/** One statement with the rows of all parts. Lists of ids go to `= ANY(${ids}::int[])`, which an empty one may. */
export const unionAll = (parts: Parts): Prisma.Sql => Prisma.join([...parts], " UNION ALL ");
