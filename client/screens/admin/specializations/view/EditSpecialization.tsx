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
import type { EditSpecializationMutation } from "~/__generated__/EditSpecializationMutation.graphql";
import type { EditSpecializationQuery } from "~/__generated__/EditSpecializationQuery.graphql";
import { EditConflictNotice } from "~/forms/EditConflictNotice";
import { Form } from "~/forms/Form";
import { useEditConflict } from "~/forms/useEditConflict";
import { useForm } from "~/forms/useForm";
import { useMutation } from "~/relay/useMutation";
import { useReadNewest } from "~/relay/useReadNewest";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { TextInput } from "~/ui/TextInput";
import { specializationScreenMessages, trackHint } from "../specializationMessages";

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

const mutation = graphql`
  mutation EditSpecializationMutation(
    $specializationId: Int!
    $version: DateTime!
    $name: String!
    $category: String
  ) {
    result: updateSpecialization(
      specializationId: $specializationId
      version: $version
      name: $name
      category: $category
    ) {
      __typename
      ... on SpecializationPayload {
        specialization {
          ...EditSpecialization_specialization
        }
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

const texts = {
  success: specializationScreenMessages.updated,
  fallback: specializationScreenMessages.updateFailed,
};

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

function useEditing({ specialization, onClose }: EditorProps) {
  const { databaseId, name, category, updatedAt } = specialization;
  const [update] = useMutation<EditSpecializationMutation>(mutation, texts);
  const readNewest = useReadNewest<EditSpecializationQuery>(query, { databaseId });
  const newest = { version: updatedAt, values: { name, category: category ?? "" } };
  const form = useForm({
    schema: specializationSchema,
    labels: specializationLabels,
    initial: newest.values,
    async onSubmit(input): Promise<boolean> {
      const variables = { specializationId: databaseId, version: crossing.version, ...input };
      const saved = await update(variables, {
        onFieldErrors: form.setServerErrors,
        onStale: () => readNewest(crossing.awaitNewest),
      });
      if (saved) onClose();
      return saved !== null;
    },
  });
  const crossing = useEditConflict(form, newest);
  return { form, crossing };
}

function Editor(props: EditorProps) {
  const { form, crossing } = useEditing(props);
  return (
    <Dialog open title="Edit specialization" size="sm" onClose={props.onClose}>
      <EditConflictNotice
        title={specializationMessages.edited}
        crossing={crossing}
        labels={specializationLabels}
        inWords={({ theirs }) => theirs}
      />
      <Form
        form={form}
        actions={
          <>
            <Button type="submit" variant="primary" busy={form.busy}>
              Save
            </Button>
            <Button onClick={props.onClose}>Cancel</Button>
          </>
        }
      >
        <TextInput {...form.field("name")} autoComplete="off" data-autofocus />
        <TextInput {...form.field("category")} autoComplete="off" hint={trackHint} />
      </Form>
    </Dialog>
  );
}
