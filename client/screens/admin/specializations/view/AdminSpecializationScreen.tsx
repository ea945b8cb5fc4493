import { Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { AdminSpecializationScreenDeleteSpecialization_specialization$key } from "~/__generated__/AdminSpecializationScreenDeleteSpecialization_specialization.graphql";
import type { AdminSpecializationScreenQuery } from "~/__generated__/AdminSpecializationScreenQuery.graphql";
import { deleteSpecialization } from "~/commands/catalogueCommands";
import { formatQuantity } from "~/formats/counts";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useMutation } from "~/relay/useMutation";
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
import { courseNoun } from "../specializationMessages";
import { AssignCourse } from "./AssignCourse";
import { EditSpecialization } from "./EditSpecialization";
import { SpecializationCourses } from "./SpecializationCourses";

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
      ...EditSpecialization_specialization
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
