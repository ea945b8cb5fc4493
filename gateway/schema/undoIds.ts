import { findUndoable } from "../domains/history/undoableLoaders";
import { builder } from "../graphql/builder";
import { undoablePayloads } from "../graphql/payloads";
import { readEntries } from "../graphql/recorded";
import { readBy } from "../graphql/scopes";

// Adds the id for undoing a change, for the toast that reports it.
for (const payload of undoablePayloads)
  builder.objectField(payload, "undoId", (t) =>
    t.int({
      nullable: true,
      description:
        "The id of the history entry with which the viewer can undo this change; null if nothing changed or it cannot be undone. Requires staff.",
      authScopes: readBy("staff"),
      resolve: (changed, _args, context) => findUndoable(context, readEntries(changed)),
    }),
  );
