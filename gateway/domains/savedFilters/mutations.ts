import { optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffDeletion } from "#gateway/graphql/deletions";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { changedRow } from "#gateway/graphql/payloads";
import { deleteSavedFilter, saveFilter, updateSavedFilter } from "./commands";
import { savedFilterLimits } from "./contract";
import { SavedFilter } from "./SavedFilter";

const SavedFilterPayload = changedRow("SavedFilterPayload", "savedFilter", { type: SavedFilter });

const name = required(
  "String",
  `At most ${savedFilterLimits.name} characters; unique without case in the list.`,
);

staffMutation("saveFilter", {
  type: SavedFilterPayload,
  description: "Saves a filter of a list for the viewer. Requires staff.",
  args: toArgs({
    name,
    path: required("String", "The path of the list's screen, such as /admin/batches."),
    search: required("String", "The query string that shows the list filtered, with its question mark."),
  }),
  run: saveFilter,
});

staffMutation("updateSavedFilter", {
  type: SavedFilterPayload,
  description: "Renames one of the viewer's saved filters, or changes what it shows. Requires staff.",
  args: toArgs({
    savedFilterId: rowId("saved filter"),
    name,
    search: optional(
      "String",
      "The query string of the list as it shall be shown; null keeps the saved one.",
    ),
  }),
  run: updateSavedFilter,
});

staffDeletion("deleteSavedFilter", deleteSavedFilter, {
  description: "Deletes one of the viewer's saved filters. Requires staff.",
  payload: "A saved filter that is gone.",
});
