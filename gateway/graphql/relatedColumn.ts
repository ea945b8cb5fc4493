import { reads } from "../reading/declarations";

/**
 * The options of a nullable field that returns a text of one related row, said once: for its resolver, and for
 * its plan. Null without the row.
 */
export function relatedColumn<const Relation extends string, const Column extends string>(
  relation: Relation,
  column: Column,
) {
  type Related = Readonly<Record<Column, string | null>>;
  const select = { [relation]: { select: { [column]: true } } } as {
    [R in Relation]: { select: { [C in Column]: true } };
  };
  const resolve = (row: Readonly<Record<Relation, Related | null>>): string | null =>
    row[relation]?.[column] ?? null;
  return { select, resolve, extensions: reads({ related: { relation, column } }) };
}
