import { rowId, toArgs } from "#gateway/graphql/arguments";
import { nullable, value } from "#gateway/graphql/fields";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { commandPayload } from "#gateway/graphql/payloads";
import { valueType } from "#gateway/graphql/types";
import { type Conflict, undoChange } from "./undoCommands";

const HistoryConflict = valueType<Conflict>("HistoryConflict", {
  description: "A column that has changed since. Requires staff.",
  readers: "staff",
  values: {
    table: value("String", "The kind of row, such as Payment."),
    name: value("String", "The row's name, title or reference; empty without one."),
    field: value("String", "The column; empty if the whole row was deleted, or exists again."),
    left: nullable("String", "Value after the change; null for an empty value."),
    now: nullable("String", "The current value; null for none."),
  },
});

interface Undone {
  historyId: number;
  conflicts: readonly Conflict[];
}

const UndoPayload = commandPayload<Undone>("UndoPayload", {
  description: "The outcome of an undo.",
  fields: (t) => ({
    historyId: t.int({ description: "The id of the entry.", resolve: ({ historyId }) => historyId }),
    conflicts: t.field({
      type: [HistoryConflict],
      description:
        "Rows that have changed since; if there are any, nothing was undone. Empty once it is undone.",
      resolve: ({ conflicts }) => conflicts,
    }),
  }),
});

staffMutation("undo", {
  type: UndoPayload,
  description:
    "Undoes a change whose rows have not changed since. CONFLICT if it cannot be undone, or already was. Requires staff with the right to make the change today, and history.read for a change by someone else.",
  args: toArgs({ historyId: rowId("history entry") }),
  run: (context, member, { historyId }) => undoChange(context, member, historyId),
});
