import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import { categoryLabels, categorySchema } from "#gateway/domains/categories/contract";
import type { CreateCategoryScreenMutation } from "~/__generated__/CreateCategoryScreenMutation.graphql";
import { FormCard } from "~/forms/FormCard";
import { useForm } from "~/forms/useForm";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useMutation } from "~/relay/useMutation";
import { PageHeader } from "~/ui/PageHeader";
import { TextInput } from "~/ui/TextInput";

const mutation = graphql`
  mutation CreateCategoryScreenMutation($name: String!) {
    result: createCategory(name: $name) {
      ... on CategoryPayload @alias(as: "payload") {
        category {
          id
          name
        }
      }
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
  const [create] = useMutation<CreateCategoryScreenMutation>(mutation, texts);
  const navigate = useNavigate();
  const form = useForm({
    schema: categorySchema,
    labels: categoryLabels,
    initial,
    async onSubmit({ name }) {
      const created = await create({ name }, { onFieldErrors: form.setServerErrors });
      if (created) void navigate("/admin/categories");
      return created !== null;
    },
  });
  return form;
}
