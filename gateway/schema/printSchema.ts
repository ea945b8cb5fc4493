import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "./schema";

/** The schema as it is checked in: sorted, so that a change shows as itself. */
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
