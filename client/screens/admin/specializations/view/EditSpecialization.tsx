import { Pencil } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import {
  specializationLabels as labels,
  specializationSchema as schema,
  specializationMessages,
} from "#gateway/domains/specializations/contract";
import type { EditSpecialization_specialization$key } from "~/__generated__/EditSpecialization_specialization.graphql";
import type { EditSpecializationQuery } from "~/__generated__/EditSpecializationQuery.graphql";
import { updateSpecialization } from "~/commands/catalogueCommands";
import { FormDialog } from "~/forms/FormDialog";
import { useSave } from "~/forms/useSave";
import { useVersionedForm } from "~/forms/useVersionedForm";
import type { FragmentData } from "~/relay/fragmentData";
import { useReadNewest } from "~/relay/useReadNewest";
import { Button } from "~/ui/Button";
import { SpecializationFields } from "../SpecializationFields";

const fragment = graphql`
  fragment EditSpecialization_specialization on Specialization {
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
  specialization: EditSpecialization_specialization$key;
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
  query EditSpecializationQuery($databaseId: Int!) {
    specialization(databaseId: $databaseId) { ...EditSpecialization_specialization }
  }
`;

interface EditDialogProps {
  specialization: FragmentData<EditSpecialization_specialization$key>;
  onClose: () => void;
}

function EditDialog({ specialization, onClose }: EditDialogProps) {
  const { databaseId, name, category, updatedAt } = specialization;
  const readNewest = useReadNewest<EditSpecializationQuery>(newestQuery, { databaseId });
  const save = useSave(updateSpecialization, readNewest);
  const { form, crossing } = useVersionedForm({
    schema,
    labels,
    saved: { version: updatedAt, values: { name, category: category ?? "" } },
    kept: { name: "specialization", id: databaseId },
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
      <SpecializationFields field={form.field} />
    </FormDialog>
  );
}
