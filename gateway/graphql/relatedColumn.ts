import { reads } from "../reading/declarations";

type Selected<Relation extends string, Column extends string> = {
  [R in Relation]: { select: { [C in Column]: true } };
};

const selectRelated = <Relation extends string, Column extends string>(relation: Relation, column: Column) =>
  ({ [relation]: { select: { [column]: true } } }) as Selected<Relation, Column>;

/**
 * The options of a nullable field that returns a text of one related row, declared once for its resolver and for
 * its plan. Null without the row.
 */
export function relatedColumn<const Relation extends string, const Column extends string>(
  relation: Relation,
  column: Column,
) {
  type Related = Readonly<Record<Column, string | null>>;
  const resolve = (row: Readonly<Record<Relation, Related | null>>): string | null =>
    row[relation]?.[column] ?? null;
  return {
    select: selectRelated(relation, column),
    resolve,
    extensions: reads({ related: { relation, column } }),
  };
}

/** The options of a field that returns a text of the one row that each row belongs to. */
export const parentColumn = <const Relation extends string, const Column extends string>(
  relation: Relation,
  column: Column,
) => ({
  select: selectRelated(relation, column),
  resolve: (row: Readonly<Record<Relation, Readonly<Record<Column, string>>>>): string =>
    row[relation][column],
});
