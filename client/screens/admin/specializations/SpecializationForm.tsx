import { Pencil } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import {
  specializationLabels as labels,
  specializationSchema as schema,
  specializationMessages,
} from "#gateway/domains/specializations/contract";
import type { SpecializationForm_specialization$key } from "~/__generated__/SpecializationForm_specialization.graphql";
import type { SpecializationFormQuery } from "~/__generated__/SpecializationFormQuery.graphql";
import { createSpecialization, updateSpecialization } from "~/commands/catalogueCommands";
import { FormCard } from "~/forms/FormCard";
import { FormDialog } from "~/forms/FormDialog";
import { type FieldBinding, useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import { useVersionedForm } from "~/forms/useVersionedForm";
import { ScreenHead } from "~/layout/ScreenHead";
import type { FragmentData } from "~/relay/fragmentData";
import { useReadNewest } from "~/relay/useReadNewest";
import { Button } from "~/ui/Button";
import { TextInput } from "~/ui/TextInput";

/** The fields of a new and of an existing specialization. */
function Fields({ field }: { field: (name: "name" | "category") => FieldBinding<string> }) {
  return (
    <>
      <TextInput {...field("name")} autoComplete="off" data-autofocus />
      <TextInput
        {...field("category")}
        autoComplete="off"
        hint="Only learners on this track see it, for example DATA. Leave empty for all learners."
      />
    </>
  );
}

const list = "/admin/specializations";
const title = "Create specialization";

/** Creates a specialization, then opens it, so that courses can be assigned. */
export function CreateSpecializationScreen() {
  const save = useSave(createSpecialization);
  const form = useForm({
    schema,
    labels,
    initial: { name: "", category: "" },
    onSubmit: ({ name, category }): Promise<boolean> =>
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
        <Fields field={form.field} />
      </FormCard>
    </>
  );
}

const fragment = graphql`
  fragment SpecializationForm_specialization on Specialization {
    databaseId
    name
    category
    updatedAt
  }
`;

/** Edits a specialization's name and career track. */
export function EditSpecialization({
  specialization: key,
}: {
  specialization: SpecializationForm_specialization$key;
}) {
  const specialization = useFragment(fragment, key);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Pencil />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Edit
      </Button>
      {isOpen && <EditDialog specialization={specialization} onClose={() => setOpen(false)} />}
    </>
  );
}

const newestQuery = graphql`
  query SpecializationFormQuery($databaseId: Int!) {
    specialization(databaseId: $databaseId) { ...SpecializationForm_specialization }
  }
`;

interface EditDialogProps {
  specialization: FragmentData<SpecializationForm_specialization$key>;
  onClose: () => void;
}

function EditDialog({ specialization, onClose }: EditDialogProps) {
  const { databaseId, name, category, updatedAt } = specialization;
  const readNewest = useReadNewest<SpecializationFormQuery>(newestQuery, { databaseId });
  const save = useSave(updateSpecialization, readNewest);
  const { form, crossing } = useVersionedForm({
    schema,
    labels,
    saved: { version: updatedAt, values: { name, category: category ?? "" } },
    onSave: (input, { version, ...saving }) =>
      save({ specializationId: databaseId, version, ...input }, { ...saving, onSaved: onClose }),
  });
  return (
    <FormDialog
      title="Edit specialization"
      form={form}
      submit="Save"
      conflict={{ title: specializationMessages.edited, crossing, labels }}
      onClose={onClose}
    >
      <Fields field={form.field} />
    </FormDialog>
  );
}
