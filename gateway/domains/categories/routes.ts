import { get, list, post, put, remove } from "#gateway/routes/calls";
import { text } from "#gateway/routes/fields";
import { mutationByIds, queryPage, refusal } from "#gateway/routes/fragments";
import type { RestRoute } from "#gateway/routes/route";
import { categorySchema } from "./contract";

const notFound = "Category not found";

/** The calls on the categories of the catalogue. */
export const routes: readonly RestRoute[] = [
  list("categories", { notFound, document: queryPage("categories", "id: databaseId name") }),
  get("categories/{id}", {
    notFound,
    document: "query ($id: Int!) { answer: category(databaseId: $id) { id: databaseId name updatedAt } }",
  }),
  post("categories", {
    notFound,
    document: `mutation ($name: String!) {
      answer: createCategory(name: $name) {
        __typename ... on CategoryPayload { category { id: databaseId name } } ${refusal}
      }
    }`,
    form: { fields: { name: text("name") }, schema: () => categorySchema },
    part: "category",
  }),
  put("categories/{id}", {
    notFound,
    document: `mutation ($id: Int!, $version: DateTime, $name: String!) {
      answer: renameCategory(categoryId: $id, version: $version, name: $name) {
        __typename ... on CategoryPayload { category { id: databaseId name } } ${refusal}
      }
    }`,
    form: { fields: { name: text("name") }, schema: () => categorySchema },
    part: "category",
  }),
  remove("categories/{id}", { document: mutationByIds("deleteCategory", { categoryId: "id" }) }),
];
