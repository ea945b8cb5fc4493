import type { RecordedMutation } from "#gateway/domains/actionContract";

type Row = { id: number } | null;

/**
 * A recorded mutation with its arguments. The steps of a list stand in an order in which each finds the rows that it
 * needs, and are those that staff's forms and lists make. The other mutations go through the same wrapper
 * (`gateway/graphql/recorded.ts`).
 */
export type Step = readonly [mutation: RecordedMutation, args: () => Promise<string> | string];

/** The id of the newest row of a table, which the step before has made. */
export const newest = (table: { findFirst(query: { orderBy: { id: "desc" } }): Promise<Row> }) => async () =>
  (await table.findFirst({ orderBy: { id: "desc" } }))?.id ?? 0;
