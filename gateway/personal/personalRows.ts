import type { Prisma } from "../database/generated/prisma/client";

/** Rows that are a person's, as the person's archive holds them. */
export interface PersonalRows {
  table: Prisma.ModelName;
  /** The column that names the person; of rows that belong to others, the column that names their row. */
  by: string;
  /** Name in the file; the table's name when left out. */
  as?: string;
  /** The only columns that concern the person; all when left out. */
  only?: readonly string[];
  /** Columns that do not concern the person. Secrets and the names of others are never exported. */
  omit?: readonly string[];
  /** Rows that belong to each of them. */
  parts?: readonly PersonalRows[];
}

/** Whole rows of tables whose `userId` names the person. */
export const rowsByUser = (...tables: readonly Prisma.ModelName[]): PersonalRows[] =>
  tables.map((table) => ({ table, by: "userId" }));

/** A domain's personal data: a JSON file of the person's archive. */
export interface PersonalData {
  /** The file's name, without '.json'. */
  name: string;
  rows: readonly PersonalRows[];
}

/** The person whose data is read. */
export interface Person {
  organizationId: number;
  userId: number;
}
