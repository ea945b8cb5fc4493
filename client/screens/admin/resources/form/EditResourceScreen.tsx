import { graphql } from "react-relay";
import { useParams } from "react-router-dom";
import type { EditResourceScreenQuery } from "~/__generated__/EditResourceScreenQuery.graphql";
import { updateResource } from "~/commands/lessonCommands";
import { parseId } from "~/formats/addresses";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useReadNewest } from "~/relay/useReadNewest";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { PageHeader } from "~/ui/PageHeader";
import { tableAddress } from "../resourceMessages";
import { AdminResourceForm } from "./AdminResourceForm";

const query = graphql`
  query EditResourceScreenQuery($courseId: Int!, $databaseId: Int!) @preloadable {
    resourceToEdit(courseId: $courseId, databaseId: $databaseId) {
      databaseId
      name
      course {
        databaseId
        title
      }
      ...AdminResourceForm_resource
    }
  }
`;

type Resource = NonNullable<EditResourceScreenQuery["response"]["resourceToEdit"]>;

/** Edits a resource, then opens its course's resources. */
export function EditResourceScreen() {
  const { resourceToEdit } = useRouteQuery<EditResourceScreenQuery>(query);
  const courseId = parseId(useParams()["id"]);
  if (!resourceToEdit) return <NotFound kind="resource" back={tableAddress(courseId)} />;
  return <Editor resource={resourceToEdit} />;
}

function Editor({ resource }: { resource: Resource }) {
  const { databaseId, name, course } = resource;
  const title = `Edit ${name}`;
  useScreenTitle(title);
  const courseId = course.databaseId;
  const back = tableAddress(courseId);
  const readNewest = useReadNewest<EditResourceScreenQuery>(query, { courseId, databaseId });
  const save = useSave(updateResource, readNewest);
  return (
    <>
      <PageHeader
        title={title}
        subtitle={course.title}
        breadcrumbs={[
          { label: course.title, to: `/admin/courses/${courseId}` },
          { label: "Resources", to: back },
          { label: name, to: `${back}/${databaseId}` },
          { label: "Edit" },
        ]}
      />
      <AdminResourceForm
        resource={resource}
        submitLabel="Save resource"
        back={back}
        onSave={(input, { version, ...saving }) =>
          save({ courseId, resourceId: databaseId, version, input }, { ...saving, to: back })
        }
      />
    </>
  );
}
