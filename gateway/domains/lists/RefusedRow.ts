import { builder } from "#gateway/graphql/builder";
import type { RefusedRow as RefusedRowShape } from "./bulkContract";

/** A row that a command for many rows left as it was. */
export const RefusedRow = builder.objectRef<RefusedRowShape>("RefusedRow").implement({
  description: "A row that did not change, and the reason.",
  authScopes: { staff: true },
  fields: (t) => ({
    // Not `id`: clients cache objects by that field.
    rowId: t.exposeInt("id", { description: "The row's id as given." }),
    message: t.exposeString("message", { description: "The reason." }),
  }),
});
