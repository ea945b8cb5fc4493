import { specializationLabels, specializationSchema } from "#gateway/domains/specializations/contract";
import { createSpecialization } from "~/commands/catalogueCommands";
import { FormCard } from "~/forms/FormCard";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { PageHeader } from "~/ui/PageHeader";
import { TextInput } from "~/ui/TextInput";
import { trackHint } from "../specializationMessages";

const initial = { name: "", category: "" };
const list = "/admin/specializations";
const title = "Create specialization";

function useCreation() {
  const save = useSave(createSpecialization);
  const form = useForm({
    schema: specializationSchema,
    labels: specializationLabels,
    initial,
    onSubmit: ({ name, category }): Promise<boolean> =>
      save(
        { name, category: category || null },
        {
          onFieldErrors: form.setServerErrors,
          to: ({ specialization }) => `${list}/${specialization.databaseId}`,
        },
      ),
  });
  return form;
}

/** Creates a specialization, then opens it, so that courses can be assigned. */
export function CreateSpecializationScreen() {
  useScreenTitle(title);
  const form = useCreation();
  return (
    <>
      <PageHeader
        title={title}
        subtitle="You can add courses next."
        breadcrumbs={[{ label: "Specializations", to: list }, { label: "Create" }]}
      />
      <FormCard form={form} submit={title} back={list} className="max-w-xl">
        <TextInput {...form.field("name")} autoComplete="off" />
        <TextInput {...form.field("category")} autoComplete="off" hint={trackHint} />
      </FormCard>
    </>
  );
}
