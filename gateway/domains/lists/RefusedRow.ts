import { builder } from "#gateway/graphql/builder";
import { expose, value } from "#gateway/graphql/fields";
import { commandPayload } from "#gateway/graphql/payloads";
import type { RefusedRow as RefusedRowShape } from "./bulkContract";

/** A row that a command for many rows left as it was. */
export const RefusedRow = builder.objectRef<RefusedRowShape>("RefusedRow").implement({
  description: "A row that did not change, and the reason.",
  authScopes: { staff: true },
  fields: (t) => ({
    ...expose(t, {
      message: value("String", "The reason."),
    }),
    // Not `id`: clients cache objects by that field.
    rowId: t.exposeInt("id", { description: "The row's id as given." }),
  }),
});

interface BulkChange<Shape extends object>
  extends Omit<Parameters<typeof commandPayload<Shape>>[1], "fields"> {
  /** Which rows were refused, such as "The courses that did not change.". */
  refused: string;
}

/** The payload of a command for many rows: those that it changed, and those that it left as they were. */
export const bulkPayload = <Shape extends { refused: RefusedRowShape[] }>(
  name: string,
  { refused: description, ...options }: BulkChange<Shape>,
) =>
  commandPayload<Shape>(name, {
    ...options,
    fields: (t) => ({
      refused: t.field({ type: [RefusedRow], description, resolve: ({ refused }) => refused }),
    }),
  });
