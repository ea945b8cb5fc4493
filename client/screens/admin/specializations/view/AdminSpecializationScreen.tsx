import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import {
  specializationLabels,
  specializationMessages,
  specializationSchema,
} from "#gateway/domains/specializations/contract";
import type {
  AdminSpecializationScreen_specialization$data,
  AdminSpecializationScreen_specialization$key,
} from "~/__generated__/AdminSpecializationScreen_specialization.graphql";
import type { AdminSpecializationScreenDeleteSpecialization_specialization$key } from "~/__generated__/AdminSpecializationScreenDeleteSpecialization_specialization.graphql";
import type { AdminSpecializationScreenEditSpecializationQuery } from "~/__generated__/AdminSpecializationScreenEditSpecializationQuery.graphql";
import type { AdminSpecializationScreenQuery } from "~/__generated__/AdminSpecializationScreenQuery.graphql";
import { deleteSpecialization, updateSpecialization } from "~/commands/catalogueCommands";
import { formatQuantity } from "~/formats/counts";
import { FormDialog } from "~/forms/FormDialog";
import { useSave } from "~/forms/useSave";
import { useVersionedForm } from "~/forms/useVersionedForm";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useMutation } from "~/relay/useMutation";
import { useReadNewest } from "~/relay/useReadNewest";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { FieldsSkeleton } from "~/ui/FieldsSkeleton";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import { SkeletonRows } from "~/ui/SkeletonRows";
import { TextInput } from "~/ui/TextInput";
import { courseNoun, trackHint } from "../specializationMessages";
import { AssignCourse } from "./AssignCourse";
import { SpecializationCourses } from "./SpecializationCourses";

const editedFragment = graphql`
  fragment AdminSpecializationScreen_specialization on Specialization {
    databaseId
    name
    category
    updatedAt
  }
`;

const newestQuery = graphql`
  query AdminSpecializationScreenEditSpecializationQuery($databaseId: Int!) {
    specialization(databaseId: $databaseId) {
      ...AdminSpecializationScreen_specialization
    }
  }
`;

/** Edits a specialization's name and career track. */
function EditSpecialization({
  specialization: key,
}: {
  specialization: AdminSpecializationScreen_specialization$key;
}) {
  const specialization = useFragment(editedFragment, key);
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
  specialization: AdminSpecializationScreen_specialization$data;
  onClose: () => void;
}

function Editor({ specialization, onClose }: EditorProps) {
  const { databaseId, name, category, updatedAt } = specialization;
  const readNewest = useReadNewest<AdminSpecializationScreenEditSpecializationQuery>(newestQuery, {
    databaseId,
  });
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

const fragment = graphql`
  fragment AdminSpecializationScreenDeleteSpecialization_specialization on Specialization {
    databaseId
    name
  }
`;

/** Deletes a specialization after confirmation, then opens the list; its courses stay. */
function DeleteSpecialization({
  specialization,
}: {
  specialization: AdminSpecializationScreenDeleteSpecialization_specialization$key;
}) {
  const { databaseId, name } = useFragment(fragment, specialization);
  const [remove] = useMutation(deleteSpecialization);
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const confirm = async () => {
    const deleted = await remove({ specializationId: databaseId }, { onFailure: setError });
    if (deleted) await navigate("/admin/specializations");
  };
  return (
    <>
      <Button icon={<Trash2 />} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        subject={`The specialization “${name}”`}
        message="Its courses stay. You won't be able to revert this!"
        error={error}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function Shown({ specialization }: Found<AdminSpecializationScreenQuery, "specialization">) {
  const { databaseId, name, category, courseCount } = specialization;
  useScreenTitle(name);
  return (
    <>
      <PageHeader
        title={name}
        status={category && <Badge>{category}</Badge>}
        subtitle={formatQuantity(courseCount, courseNoun)}
        breadcrumbs={[{ label: "Specializations", to: "/admin/specializations" }, { label: name }]}
        actions={
          <>
            <ButtonLink to={`/specializations/${databaseId}`}>View as a visitor</ButtonLink>
            <EditSpecialization specialization={specialization} />
            <DeleteSpecialization specialization={specialization} />
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <SpecializationCourses specialization={specialization} />
        <AssignCourse specialization={specialization} />
      </div>
    </>
  );
}

const query = graphql`
  query AdminSpecializationScreenQuery($databaseId: Int!) @preloadable {
    specialization(databaseId: $databaseId) {
      databaseId
      name
      category
      courseCount
      ...SpecializationCourses_specialization
      ...AssignCourse_specialization
      ...AdminSpecializationScreen_specialization
      ...AdminSpecializationScreenDeleteSpecialization_specialization
    }
  }
`;

/** A specialization: its courses in order, which can be assigned and removed. */
export const AdminSpecializationScreen = foundScreen<AdminSpecializationScreenQuery, "specialization">(
  query,
  "specialization",
  Shown,
);

/** Placeholder for a specialization while it loads. */
export function SpecializationSkeleton() {
  return (
    <Loading label="Loading the specialization">
      <HeadSkeleton breadcrumbs subtitle />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          <SkeletonRows rows={4} height="h-12" />
        </Card>
        <Card>
          <FieldsSkeleton fields={1} />
        </Card>
      </div>
    </Loading>
  );
}
