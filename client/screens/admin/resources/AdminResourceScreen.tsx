import { Pencil } from "lucide-react";
import { graphql } from "react-relay";
import { useLocation, useParams } from "react-router-dom";
import type { AdminResourceScreenQuery } from "~/__generated__/AdminResourceScreenQuery.graphql";
import { parseId } from "~/formats/addresses";
import { formatDate } from "~/formats/dates";
import { formatDuration } from "~/formats/durations";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ResourceView } from "~/resources/ResourceView";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { cardsAddress, tableAddress } from "./addresses";
import { DeleteResource } from "./DeleteResource";
import { OwnerNotFound } from "./OwnerNotFound";
import { ResourceStatus } from "./ResourceStatus";
import { ResourceTags } from "./ResourceTags";
import { typeLabel, visibilityLabel } from "./resourceMessages";

const query = graphql`
  query AdminResourceScreenQuery($courseId: Int!, $databaseId: Int!) @preloadable {
    resourceToEdit(courseId: $courseId, databaseId: $databaseId) {
      databaseId
      name
      url
      type
      duration
      visibility
      status
      tags
      updatedAt
      course {
        databaseId
        title
      }
      ...DeleteResource_resource
    }
  }
`;

type Resource = NonNullable<AdminResourceScreenQuery["response"]["resourceToEdit"]>;

/** Where the others are, seen from the address that is open. */
function useListAddress(): string {
  const courseId = parseId(useParams()["id"]);
  const ofCourse = useLocation().pathname.startsWith("/admin/courses/");
  return ofCourse ? tableAddress(courseId) : cardsAddress(courseId);
}

/** One resource: a preview by its type, its facts, and what can be done with it. */
export function AdminResourceScreen() {
  const { resourceToEdit } = useRouteQuery<AdminResourceScreenQuery>(query);
  const list = useListAddress();
  return resourceToEdit ? (
    <Shown resource={resourceToEdit} list={list} />
  ) : (
    <OwnerNotFound what="Resource" back={list} />
  );
}

function Shown({ resource, list }: { resource: Resource; list: string }) {
  const { databaseId, name, url, type, status, course } = resource;
  useScreenTitle(name);
  return (
    <>
      <PageHeader
        title={name}
        status={<ResourceStatus status={status} />}
        breadcrumbs={[
          { label: course.title, to: `/admin/courses/${course.databaseId}` },
          { label: "Resources", to: list },
          { label: name },
        ]}
        actions={
          <>
            <ButtonLink icon={<Pencil />} to={`${tableAddress(course.databaseId)}/${databaseId}/edit`}>
              Edit
            </ButtonLink>
            <DeleteResource resource={resource} courseId={course.databaseId} />
          </>
        }
      />
      <Facts {...resource} />
      <section aria-label="Preview">
        <ResourceView name={name} type={type} url={url} />
      </section>
    </>
  );
}

function Facts({ type, visibility, duration, tags, updatedAt }: Resource) {
  const facts = [
    ["Type", typeLabel(type)],
    ["Visibility", visibilityLabel(visibility)],
    ["Duration", formatDuration(duration)],
    ["Tags", <ResourceTags key="tags" tags={tags} />],
    ["Last Updated", formatDate(updatedAt)],
  ] as const;
  return (
    <dl className="mb-6 flex flex-wrap gap-x-8 gap-y-3 text-sm">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="mt-0.5 text-ink tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
