import { builder } from "#gateway/graphql/builder";
import type { RefusedRow as RefusedRowShape } from "./bulkContract";

/** A row that a command for many rows left as it was. */
export const RefusedRow = builder.objectRef<RefusedRowShape>("RefusedRow").implement({
  description: "A row that was left as it was, and why.",
  authScopes: { staff: true },
  fields: (t) => ({
    // Not `id`: clients keep what has one of their own under it.
    rowId: t.exposeInt("id", { description: "The row's id as it was given." }),
    message: t.exposeString("message", { description: "The reason." }),
  }),
});
