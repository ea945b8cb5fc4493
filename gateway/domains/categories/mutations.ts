import { editedVersion, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffDeletion } from "#gateway/graphql/deletions";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { changedRow } from "#gateway/graphql/payloads";
import { Category } from "./Category";
import { createCategory, deleteCategory, renameCategory } from "./commands";

const CategoryPayload = changedRow("CategoryPayload", "category", { type: Category });

staffMutation("createCategory", {
  right: "categories.write",
  type: CategoryPayload,
  description: "Creates a category. Requires staff.",
  args: toArgs({ name: required("String", "At most 100 characters; unique, ignoring case.") }),
  run: (context, member, { name }) => createCategory(context, member, { name }),
});

staffMutation("renameCategory", {
  right: "categories.write",
  type: CategoryPayload,
  description: "Renames a category. Requires staff.",
  args: toArgs({
    categoryId: rowId("category"),
    version: editedVersion,
    name: required("String", "At most 100 characters; unique, ignoring case."),
  }),
  run: renameCategory,
});

staffDeletion("deleteCategory", deleteCategory, {
  right: "categories.write",
  description: "Deletes a category without courses. Requires staff.",
  payload: "A deleted category.",
});
