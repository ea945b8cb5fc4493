import { Pencil } from "lucide-react";
import { graphql } from "react-relay";
import { useLocation, useParams } from "react-router-dom";
import type { AdminResourceScreenQuery } from "~/__generated__/AdminResourceScreenQuery.graphql";
import { parseId } from "~/formats/addresses";
import { formatDate } from "~/formats/dates";
import { formatDuration } from "~/formats/durations";
import { ScreenHead } from "~/layout/ScreenHead";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ResourceView } from "~/resources/ResourceView";
import { ResourceViewSkeleton } from "~/resources/ResourceViewSkeleton";
import { NotFound } from "~/screens/admin/NotFound";
import { PublishStatusBadge } from "~/screens/admin/stateBadges";
import { Badge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/ButtonLink";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { Skeleton } from "~/ui/Skeleton";
import { DeleteResource } from "../DeleteResource";
import { cardsAddress, tableAddress, typeLabel, visibilityLabel } from "../resourceMessages";

const query = graphql`
  query AdminResourceScreenQuery($courseId: Int!, $databaseId: Int!) @preloadable {
    resourceToEdit(courseId: $courseId, databaseId: $databaseId) {
      databaseId
      ...ResourceView_resource @relay(mask: false)
      duration
      visibility
      status
      tags
      updatedAt
      course { databaseId title }
      ...DeleteResource_resource
    }
  }
`;

type Resource = NonNullable<AdminResourceScreenQuery["response"]["resourceToEdit"]>;

/** The address of the course's resources, relative to the open one. */
function useListAddress(): string {
  const courseId = parseId(useParams()["id"]);
  const ofCourse = useLocation().pathname.startsWith("/admin/courses/");
  return ofCourse ? tableAddress(courseId) : cardsAddress(courseId);
}

/** A resource: preview, details and actions. */
export function AdminResourceScreen() {
  const { resourceToEdit } = useRouteQuery<AdminResourceScreenQuery>(query);
  const list = useListAddress();
  return resourceToEdit ? (
    <Shown resource={resourceToEdit} list={list} />
  ) : (
    <NotFound kind="resource" back={list} />
  );
}

function Shown({ resource, list }: { resource: Resource; list: string }) {
  const { databaseId, name, url, type, status, course } = resource;
  return (
    <>
      <ScreenHead
        title={name}
        status={<PublishStatusBadge state={status} />}
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
    ["Duration", formatDuration(duration) || "–"],
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

/** Placeholder for a resource while it loads. */
export function AdminResourceSkeleton() {
  return (
    <Loading label="Loading the resource">
      <HeadSkeleton breadcrumbs />
      <Skeleton className="mb-6 h-9 w-96 max-w-full" />
      <ResourceViewSkeleton />
    </Loading>
  );
}

/** The tags of a resource. */
function ResourceTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return <span className="text-muted">None</span>;
  return (
    <ul className="flex flex-wrap gap-1 max-sm:justify-end">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0">
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
