import { editedVersion, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { deleteMutation, staffMutation } from "#gateway/graphql/mutationFields";
import { changedPayload, deletedPayload } from "#gateway/graphql/payloads";
import { Category } from "./Category";
import { createCategory, deleteCategory, renameCategory } from "./commands";

const CategoryPayload = changedPayload("CategoryPayload", {
  description: "The category after the change.",
  rows: { category: { type: Category, id: "categoryId", description: "The category." } },
});

const DeletedCategory = deletedPayload({ type: "Category", description: "A deleted category." });

staffMutation("createCategory", {
  type: CategoryPayload,
  description: "Creates a category. Requires staff.",
  args: toArgs({ name: required("String", "At most 100 characters; unique, ignoring case.") }),
  run: (context, member, { name }) => createCategory(context, member, { name }),
});

staffMutation("renameCategory", {
  type: CategoryPayload,
  description: "Renames a category. Requires staff.",
  args: toArgs({
    categoryId: rowId("category"),
    version: editedVersion,
    name: required("String", "At most 100 characters; unique, ignoring case."),
  }),
  run: renameCategory,
});

deleteMutation("deleteCategory", {
  type: DeletedCategory,
  row: "category",
  description: "Deletes a category without courses. Requires staff.",
  command: deleteCategory,
});
