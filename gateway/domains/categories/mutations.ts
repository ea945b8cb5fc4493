import { builder } from "#gateway/graphql/builder";
import { deletedPayload } from "#gateway/graphql/payloads";
import { editedVersion, orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import { Category } from "./Category";
import { createCategory, deleteCategory, renameCategory } from "./commands";

const CategoryPayload = builder.objectRef<{ categoryId: number }>("CategoryPayload").implement({
  description: "The category after the change.",
  authScopes: { staff: true },
  fields: (t) => ({
    category: t.prismaField({
      type: Category,
      description: "The category.",
      resolve: (query, { categoryId }, _args, { db }) =>
        db.category.findUniqueOrThrow({ ...query, where: { id: categoryId } }),
    }),
  }),
});

const DeletedCategory = deletedPayload({ type: "Category", description: "A deleted category." });

builder.mutationField("createCategory", (t) =>
  t.field({
    type: CategoryPayload,
    description: "Creates a category. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("CreateCategory"),
    args: {
      name: t.arg.string({ required: true, description: "At most 100 characters; unique, ignoring case." }),
    },
    resolve: async (_root, { name }, context) => ({
      categoryId: await createCategory(context, requireMember(context.viewer), { name }),
    }),
  }),
);

builder.mutationField("renameCategory", (t) =>
  t.field({
    type: CategoryPayload,
    description: "Renames a category. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("RenameCategory"),
    args: {
      categoryId: t.arg.int({ required: true, description: "The category's id." }),
      version: t.arg(editedVersion),
      name: t.arg.string({ required: true, description: "At most 100 characters; unique, ignoring case." }),
    },
    resolve: async (_root, renaming, context) => {
      await renameCategory(context, requireMember(context.viewer), renaming);
      return renaming;
    },
  }),
);

builder.mutationField("deleteCategory", (t) =>
  t.field({
    type: DeletedCategory,
    description: "Deletes a category without courses. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("DeleteCategory"),
    args: { categoryId: t.arg.int({ required: true, description: "The category's id." }) },
    resolve: async (_root, { categoryId }, context) => {
      await deleteCategory(context, requireMember(context.viewer), categoryId);
      return { deletedId: categoryId };
    },
  }),
);
