import { Pencil } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import {
  specializationLabels,
  specializationMessages,
  specializationSchema,
} from "#gateway/domains/specializations/contract";
import type {
  EditSpecialization_specialization$data,
  EditSpecialization_specialization$key,
} from "~/__generated__/EditSpecialization_specialization.graphql";
import type { EditSpecializationQuery } from "~/__generated__/EditSpecializationQuery.graphql";
import { updateSpecialization } from "~/commands/catalogueCommands";
import { FormDialog } from "~/forms/FormDialog";
import { useSave } from "~/forms/useSave";
import { useVersionedForm } from "~/forms/useVersionedForm";
import { useReadNewest } from "~/relay/useReadNewest";
import { Button } from "~/ui/Button";
import { TextInput } from "~/ui/TextInput";
import { trackHint } from "../specializationMessages";

const fragment = graphql`
  fragment EditSpecialization_specialization on Specialization {
    databaseId
    name
    category
    updatedAt
  }
`;

const query = graphql`
  query EditSpecializationQuery($databaseId: Int!) {
    specialization(databaseId: $databaseId) {
      ...EditSpecialization_specialization
    }
  }
`;

/** Edits a specialization's name and career track. */
export function EditSpecialization({
  specialization: key,
}: {
  specialization: EditSpecialization_specialization$key;
}) {
  const specialization = useFragment(fragment, key);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Pencil />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Edit
      </Button>
      {isOpen && <Editor specialization={specialization} onClose={() => setOpen(false)} />}
    </>
  );
}

interface EditorProps {
  specialization: EditSpecialization_specialization$data;
  onClose: () => void;
}

function Editor({ specialization, onClose }: EditorProps) {
  const { databaseId, name, category, updatedAt } = specialization;
  const readNewest = useReadNewest<EditSpecializationQuery>(query, { databaseId });
  const save = useSave(updateSpecialization, readNewest);
  const { form, crossing } = useVersionedForm({
    schema: specializationSchema,
    labels: specializationLabels,
    saved: { version: updatedAt, values: { name, category: category ?? "" } },
    onSave: (input, { version, ...saving }) =>
      save({ specializationId: databaseId, version, ...input }, { ...saving, onSaved: onClose }),
  });
  return (
    <FormDialog
      title="Edit specialization"
      form={form}
      submit="Save"
      conflict={{ title: specializationMessages.edited, crossing, labels: specializationLabels }}
      onClose={onClose}
    >
      <TextInput {...form.field("name")} autoComplete="off" data-autofocus />
      <TextInput {...form.field("category")} autoComplete="off" hint={trackHint} />
    </FormDialog>
  );
}
