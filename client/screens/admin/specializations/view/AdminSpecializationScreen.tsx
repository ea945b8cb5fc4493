import { Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import { ConnectionHandler, type RecordSourceSelectorProxy } from "relay-runtime";
import { z } from "zod";
import { chosenId } from "#gateway/domains/contract";
import type { AdminSpecializationScreen_specialization$key } from "~/__generated__/AdminSpecializationScreen_specialization.graphql";
import type { AdminSpecializationScreenAssignableCoursePickerQuery } from "~/__generated__/AdminSpecializationScreenAssignableCoursePickerQuery.graphql";
import type { AdminSpecializationScreenDeleteSpecialization_specialization$key } from "~/__generated__/AdminSpecializationScreenDeleteSpecialization_specialization.graphql";
import type { AdminSpecializationScreenQuery } from "~/__generated__/AdminSpecializationScreenQuery.graphql";
import { addCourseToSpecialization, deleteSpecialization } from "~/commands/catalogueCommands";
import { formatQuantity } from "~/formats/counts";
import { courseNoun } from "~/formats/nouns";
import { FormSection } from "~/forms/FormSection";
import { MatchField } from "~/forms/MatchField";
import { useForm } from "~/forms/useForm";
import { ScreenHead } from "~/layout/ScreenHead";
import { takeEdge } from "~/lists/removeRow";
import { useMutation } from "~/relay/useMutation";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { FieldsSkeleton } from "~/ui/FieldsSkeleton";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import type { MatchFieldProps } from "~/ui/MatchCombobox";
import { SkeletonRows } from "~/ui/SkeletonRows";
import { EditSpecialization } from "./EditSpecialization";
import { SpecializationCourses } from "./SpecializationCourses";

const assignableQuery = graphql`
  query AdminSpecializationScreenAssignableCoursePickerQuery($specializationId: Int!, $search: String) {
    specialization(databaseId: $specializationId) {
      id
      assignableCourses(search: $search) { id databaseId code title status }
    }
  }
`;

interface AssignableCoursePickerProps extends MatchFieldProps {
  specializationId: number;
}

/** A choice of the courses that the specialization does not have yet. */
const AssignableCoursePicker = ({ specializationId, ...props }: AssignableCoursePickerProps) => (
  <MatchField<AdminSpecializationScreenAssignableCoursePickerQuery>
    placeholder="Search by title or code"
    {...props}
    query={assignableQuery}
    variables={(search) => ({ specializationId, search })}
    toOptions={({ specialization }) =>
      (specialization?.assignableCourses ?? []).map(({ databaseId, code, title, status }) => ({
        value: String(databaseId),
        label: title,
        note: status === "DRAFT" ? `${code}, draft` : code,
      }))
    }
  />
);

const schema = z.object({ courseId: chosenId("Course") });
const labels = { courseId: "Course" };
const initial = { courseId: "" };
interface Props {
  specialization: AdminSpecializationScreen_specialization$key;
}

/** Adds a course at the end of a specialization; courses that it already has are not offered. */
function AssignCourse({ specialization }: Props) {
  const { databaseId } = useFragment(
    graphql`
      fragment AdminSpecializationScreen_specialization on Specialization {
        databaseId
      }
    `,
    specialization,
  );
  const [course, setCourse] = useState<ComboboxOption | null>(null);
  const form = useAssignment(databaseId, () => setCourse(null));
  const { value: _id, onChange, ...field } = form.field("courseId");
  const choose = (option: ComboboxOption | null) => {
    setCourse(option);
    onChange(option?.value ?? "");
  };
  return (
    <FormSection title="Assign a course" form={form} submit="Assign course">
      <AssignableCoursePicker {...field} specializationId={databaseId} value={course} onChange={choose} />
    </FormSection>
  );
}

function useAssignment(specializationId: number, onAssigned: () => void) {
  const [assign] = useMutation(addCourseToSpecialization);
  const form = useForm({
    schema,
    labels,
    initial,
    async onSubmit({ courseId }) {
      const assigned = await assign({ specializationId, courseId }, { onFieldErrors: form.setServerErrors });
      if (assigned) {
        form.reset();
        onAssigned();
      }
      return assigned !== null;
    },
  });
  return form;
}

const fragment = graphql`
  fragment AdminSpecializationScreenDeleteSpecialization_specialization on Specialization {
    id
    databaseId
    name
  }
`;

/** Removes a deleted specialization from the list of all. */
const removeFromStore = (node: string) => (store: RecordSourceSelectorProxy) => {
  const result = store.getRootField("deleteSpecialization");
  if (result?.getType() !== "DeletedSpecializationPayload") return;
  takeEdge(ConnectionHandler.getConnection(store.getRoot(), "AdminSpecializationList_specializations"), node);
};

/** Deletes a specialization after confirmation, then opens the list; its courses stay. */
function DeleteSpecialization({
  specialization,
}: {
  specialization: AdminSpecializationScreenDeleteSpecialization_specialization$key;
}) {
  const { id, databaseId, name } = useFragment(fragment, specialization);
  const [remove] = useMutation(deleteSpecialization);
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const confirm = async () => {
    const updater = removeFromStore(id);
    const deleted = await remove({ specializationId: databaseId }, { onFailure: setError, updater });
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
  return (
    <>
      <ScreenHead
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
      ...AdminSpecializationScreen_specialization
      ...EditSpecialization_specialization
      ...AdminSpecializationScreenDeleteSpecialization_specialization
    }
  }
`;

/** A specialization: its courses in order, which can be assigned and removed. */
export const AdminSpecializationScreen = foundScreen(query, "specialization", Shown);

/** Placeholder for a specialization while it loads. */
export function AdminSpecializationSkeleton() {
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
