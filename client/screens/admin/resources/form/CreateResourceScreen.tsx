import { graphql } from "react-relay";
import type { CreateResourceScreenQuery } from "~/__generated__/CreateResourceScreenQuery.graphql";
import { createResource } from "~/commands/lessonCommands";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { PageHeader } from "~/ui/PageHeader";
import { tableAddress } from "../resourceMessages";
import { AdminResourceForm } from "./AdminResourceForm";

const query = graphql`
  query CreateResourceScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      databaseId
      title
    }
  }
`;

const title = "Create resource";

type Course = NonNullable<CreateResourceScreenQuery["response"]["course"]>;

/** Adds a resource to a course, then opens the course's resources. */
export function CreateResourceScreen() {
  const { course } = useRouteQuery<CreateResourceScreenQuery>(query);
  return course ? <Creation course={course} /> : <NotFound kind="course" back="/admin/courses" />;
}

function Creation({ course }: { course: Course }) {
  useScreenTitle(title);
  const save = useSave(createResource);
  const courseId = course.databaseId;
  const back = tableAddress(courseId);
  return (
    <>
      <PageHeader
        title={title}
        subtitle={course.title}
        breadcrumbs={[
          { label: course.title, to: `/admin/courses/${courseId}` },
          { label: "Resources", to: back },
          { label: "Create" },
        ]}
      />
      <AdminResourceForm
        resource={null}
        submitLabel={title}
        back={back}
        onSave={(input, { onFieldErrors }) => save({ courseId, input }, { onFieldErrors, to: back })}
      />
    </>
  );
}
