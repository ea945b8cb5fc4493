import { graphql } from "react-relay";
import { specializationLabels, specializationSchema } from "#gateway/domains/specializations/contract";
import type { CreateSpecializationScreenMutation } from "~/__generated__/CreateSpecializationScreenMutation.graphql";
import { FormCard } from "~/forms/FormCard";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { PageHeader } from "~/ui/PageHeader";
import { TextInput } from "~/ui/TextInput";
import { specializationScreenMessages, trackHint } from "../specializationMessages";

const mutation = graphql`
  mutation CreateSpecializationScreenMutation($name: String!, $category: String) {
    result: createSpecialization(name: $name, category: $category) {
      ... on SpecializationPayload @alias(as: "payload") {
        specialization {
          databaseId
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const texts = {
  success: specializationScreenMessages.created,
  fallback: specializationScreenMessages.createFailed,
};
const initial = { name: "", category: "" };
const list = "/admin/specializations";
const title = "Create specialization";

function useCreation() {
  const save = useSave<CreateSpecializationScreenMutation>(mutation, texts);
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
