import { graphql } from "react-relay";
import { categoryLabels, categorySchema } from "#gateway/domains/categories/contract";
import type { CreateCategoryScreenMutation } from "~/__generated__/CreateCategoryScreenMutation.graphql";
import { FormCard } from "~/forms/FormCard";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { PageHeader } from "~/ui/PageHeader";
import { TextInput } from "~/ui/TextInput";

const mutation = graphql`
  mutation CreateCategoryScreenMutation($name: String!) {
    result: createCategory(name: $name) {
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const texts = { success: "Category created successfully", fallback: "Failed to create category" };
const initial = { name: "" };
const breadcrumbs = [{ label: "Categories", to: "/admin/categories" }, { label: "Add category" }];

/** Creates a category. */
export function CreateCategoryScreen() {
  useScreenTitle("Add category");
  const form = useCategoryForm();
  return (
    <>
      <PageHeader title="Add category" breadcrumbs={breadcrumbs} />
      <FormCard form={form} submit="Add category" back="/admin/categories" className="max-w-xl">
        <TextInput
          {...form.field("name")}
          autoComplete="off"
          hint="Visitors filter the catalogue by category, for example ‘Web Development’."
        />
      </FormCard>
    </>
  );
}

function useCategoryForm() {
  const save = useSave<CreateCategoryScreenMutation>(mutation, texts);
  const form = useForm({
    schema: categorySchema,
    labels: categoryLabels,
    initial,
    onSubmit: ({ name }): Promise<boolean> =>
      save({ name }, { onFieldErrors: form.setServerErrors, to: "/admin/categories" }),
  });
  return form;
}
