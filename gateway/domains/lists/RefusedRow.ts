import { value } from "#gateway/graphql/fields";
import { commandPayload } from "#gateway/graphql/payloads";
import { valueType } from "#gateway/graphql/types";
import type { RefusedRow as RefusedRowShape } from "./bulkContract";

/** A row that a command for many rows left as it was. */
export const RefusedRow = valueType<RefusedRowShape>("RefusedRow", {
  description: "A row that did not change, and the reason.",
  readers: "staff",
  values: {
    message: value("String", "The reason."),
  },
  fields: (t) => ({
    // Not `id`: clients cache objects by that field.
    rowId: t.exposeInt("id", { description: "The row's id, as passed." }),
  }),
});

interface BulkChange<Shape extends object>
  extends Omit<Parameters<typeof commandPayload<Shape>>[1], "fields"> {
  /** Describes the refused rows, such as "The courses that did not change.". */
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
