import { required, toArgs } from "#gateway/graphql/arguments";
import { staffDeletion } from "#gateway/graphql/deletions";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { changedRow } from "#gateway/graphql/payloads";
import { deleteSavedFilter, saveFilter } from "./commands";
import { savedFilterLimits } from "./contract";
import { SavedFilter } from "./SavedFilter";

staffMutation("saveFilter", {
  type: changedRow("SavedFilterPayload", "savedFilter", { type: SavedFilter }),
  description: "Saves a filter of a list for the viewer. Requires staff.",
  args: toArgs({
    name: required(
      "String",
      `At most ${savedFilterLimits.name} characters; unique without case in the list.`,
    ),
    path: required("String", "The path of the list's screen, such as /admin/batches."),
    search: required("String", "The query string that shows the list filtered, with its question mark."),
  }),
  run: saveFilter,
});

staffDeletion("deleteSavedFilter", deleteSavedFilter, {
  description: "Deletes one of the viewer's saved filters. Requires staff.",
  payload: "A saved filter that is gone.",
});
