import { type RowsReading, reads } from "../reading/declarations";
import type { Context } from "./context";
import { getRows, type RowType } from "./rows";

/** The rows that a field returns. A plan gives the places of the parent's columns instead of their values. */
interface Meant<Parent> {
  /** Null for none. */
  where: (parent: Parent, context: Context) => object | null;
  orderBy?: readonly object[];
  /** The most rows. */
  take?: number;
}

interface Planned<Parent>
  extends Partial<Meant<Parent>>,
    Pick<RowsReading, "kind" | "relation" | "page" | "goesOnFromId"> {}

/**
 * The extensions of a field whose resolver reads the same rows differently, such as many parents' at once.
 */
export function plannedRows<Parent>({
  where,
  orderBy,
  take,
  ...others
}: Planned<Parent>): ReturnType<typeof reads> {
  const rows: RowsReading = {
    ...others,
    ...(where && { where: (parent, _args, context: Context) => where(parent as Parent, context) }),
    ...(orderBy && { order: () => orderBy }),
    ...(take !== undefined && { take: () => take }),
  };
  return reads({ rows });
}

/** The extensions of a boolean field that is true of rows in a condition; its resolver says the same of a row. */
export const plannedCondition = (condition: (context: Context) => object): ReturnType<typeof reads> =>
  reads({ condition });

/** The rows that a field of a row returns, declared once for its resolver and for its plan. */
interface DeclaredRows<Parent> extends Meant<Parent> {
  /** The type of the rows. */
  rows: RowType;
}

const toReading = <Parent>(kind: "row" | "rows", { where, orderBy, take }: DeclaredRows<Parent>) =>
  plannedRows<Parent>({ kind, where, ...(orderBy && { orderBy }), ...(take !== undefined && { take }) });

/** The options of a nullable field that returns the one row of a condition. */
export const foundRow = <Parent>(found: DeclaredRows<Parent>) => ({
  nullable: true as const,
  extensions: toReading("row", found),
  resolve: (async (query: object, parent: Parent, _args: object, context: Context) => {
    const where = found.where(parent, context);
    const { orderBy } = found;
    return (
      where && getRows(context.db, found.rows).findFirst({ ...query, where, ...(orderBy && { orderBy }) })
    );
  }) as never,
});

/** The options of a nullable field that returns all rows of a condition, in order. */
export const foundRows = <Parent>(found: DeclaredRows<Parent> & { orderBy: readonly object[] }) => ({
  nullable: true as const,
  extensions: toReading("rows", found),
  resolve: (async (query: object, parent: Parent, _args: object, context: Context) => {
    const where = found.where(parent, context);
    const { orderBy, take } = found;
    return (
      where &&
      getRows(context.db, found.rows).findMany({
        ...query,
        where,
        orderBy: [...orderBy],
        ...(take !== undefined && { take }),
      })
    );
  }) as never,
});
