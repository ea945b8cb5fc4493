import { type RowsReading, reads } from "../reading/declarations";
import { isMember } from "../session/viewer";
import type { Context } from "./context";

const ownOnly: RowsReading["where"] = (_parent, _args, { viewer }: Context) =>
  isMember(viewer) ? { userId: viewer.userId } : null;

/**
 * The options of a field that returns the viewer's own row of a relation: `...ownRow("notes")`. Null without one, and for
 * visitors. The relation determines the rows, which the compiler cannot follow.
 */
export const ownRow = (relation: string) => ({
  nullable: true as const,
  extensions: reads({ rows: { kind: "row", relation, where: ownOnly } }),
  select: ((_args: object, { viewer }: Context, nested: (selection: object) => object) =>
    isMember(viewer)
      ? { [relation]: nested({ where: { userId: viewer.userId }, take: 1 }) }
      : { id: true }) as never,
  // For a visitor, the relation holds the rows that other fields have selected: those of others.
  resolve: (parent: object, _args: object, { viewer }: Context): never =>
    ((isMember(viewer) && (parent as Readonly<Record<string, readonly never[]>>)[relation]?.[0]) ||
      null) as never,
});
