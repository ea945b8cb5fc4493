/** The options of a field that is computed from one column: `...fromColumn("criteria", readCriteria)`. */
export const fromColumn = <const Column extends string, Held, Value>(
  column: Column,
  compute: (held: Held) => Value,
) => ({
  select: { [column]: true } as Record<Column, true>,
  resolve: (row: Readonly<Record<Column, Held>>): Value => compute(row[column]),
});

/** The options of a field that tells whether a column holds something: `...isSet("answeredAt")`. */
export const isSet = <const Column extends string>(column: Column) =>
  fromColumn(column, (held: unknown) => held !== null);
