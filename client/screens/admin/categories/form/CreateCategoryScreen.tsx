import { categoryLabels, categorySchema } from "#gateway/domains/categories/contract";
import { createCategory } from "~/commands/organizationCommands";
import { FormCard } from "~/forms/FormCard";
import { useForm } from "~/forms/useForm";
import { useKeptPlace } from "~/forms/useKeptPlace";
import type { Saved } from "~/forms/useLeaveForm";
import { useSave } from "~/forms/useSave";
import { ScreenHead } from "~/layout/ScreenHead";
import { TextInput } from "~/ui/TextInput";

const initial = { name: "" };
const breadcrumbs = [{ label: "Categories", to: "/admin/categories" }, { label: "Add category" }];

/** Creates a category. */
export function CreateCategoryScreen() {
  const form = useCategoryForm();
  return (
    <>
      <ScreenHead title="Add category" breadcrumbs={breadcrumbs} />
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
  const save = useSave(createCategory);
  const form = useForm({
    schema: categorySchema,
    labels: categoryLabels,
    initial,
    kept: useKeptPlace("category"),
    onSubmit: ({ name }): Promise<Saved> =>
      save({ name }, { onFieldErrors: form.setServerErrors, to: "/admin/categories" }),
  });
  return form;
}
