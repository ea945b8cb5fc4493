import { graphql } from "react-relay";
import type { AdminSpecializationScreenQuery } from "~/__generated__/AdminSpecializationScreenQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { NotFoundState } from "~/layout/NotFoundState";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Badge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { AssignCourse } from "./AssignCourse";
import { DeleteSpecialization } from "./DeleteSpecialization";
import { EditSpecialization } from "./EditSpecialization";
import { SpecializationCourses } from "./SpecializationCourses";
import { courseNoun } from "./specializationMessages";

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
      ...DeleteSpecialization_specialization
    }
  }
`;

type Data = AdminSpecializationScreenQuery["response"];
interface Props {
  specialization: NonNullable<Data["specialization"]>;
}

/** One specialization: its courses in order, what is assigned, and what is taken out. */
export function AdminSpecializationScreen() {
  const data = useRouteQuery<AdminSpecializationScreenQuery>(query);
  const { specialization } = data;
  return specialization ? <Shown specialization={specialization} /> : <Unknown />;
}

function Shown({ specialization }: Props) {
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

function Unknown() {
  return (
    <NotFoundState
      what="Specialization"
      actions={
        <ButtonLink variant="primary" to="/admin/specializations">
          All specializations
        </ButtonLink>
      }
    >
      There is no specialization at this address. It may have been deleted.
    </NotFoundState>
  );
}
