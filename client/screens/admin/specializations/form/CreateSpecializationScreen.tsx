import {
  specializationLabels as labels,
  specializationSchema as schema,
} from "#gateway/domains/specializations/contract";
import { createSpecialization } from "~/commands/catalogueCommands";
import { FormCard } from "~/forms/FormCard";
import { useForm } from "~/forms/useForm";
import { useKeptPlace } from "~/forms/useKeptPlace";
import type { Saved } from "~/forms/useLeaveForm";
import { useSave } from "~/forms/useSave";
import { ScreenHead } from "~/layout/ScreenHead";
import { SpecializationFields } from "../SpecializationFields";

const list = "/admin/specializations";
const title = "Create specialization";

/** Creates a specialization, then opens it, so that courses can be assigned. */
export function CreateSpecializationScreen() {
  const save = useSave(createSpecialization);
  const form = useForm({
    schema,
    labels,
    initial: { name: "", category: "" },
    kept: useKeptPlace("specialization"),
    onSubmit: ({ name, category }): Promise<Saved> =>
      save(
        { name, category: category || null },
        {
          onFieldErrors: form.setServerErrors,
          to: ({ specialization }) => `${list}/${specialization.databaseId}`,
        },
      ),
  });
  return (
    <>
      <ScreenHead
        title={title}
        subtitle="You can add courses next."
        breadcrumbs={[{ label: "Specializations", to: list }, { label: "Create" }]}
      />
      <FormCard form={form} submit={title} back={list} className="max-w-xl">
        <SpecializationFields field={form.field} />
      </FormCard>
    </>
  );
}
