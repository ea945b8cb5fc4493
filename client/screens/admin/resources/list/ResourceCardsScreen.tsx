import { Table2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { ResourceCardsScreenAdminResourceCard_resource$key } from "~/__generated__/ResourceCardsScreenAdminResourceCard_resource.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatDate } from "~/formats/dates";
import { formatDuration } from "~/formats/durations";
import { NoRowsYet } from "~/lists/ListScreen";
import { ResourceSource } from "~/resources/ResourceSource";
import { PublishStatusBadge } from "~/screens/admin/stateBadges";
import { Badge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { SkeletonText } from "~/ui/Skeleton";
import { cardsAddress, resourceNoun, tableAddress, typeLabel, visibilityLabel } from "../resourceMessages";
import { CourseResources } from "./CourseResources";

interface Props {
  resource: ResourceCardsScreenAdminResourceCard_resource$key;
  courseId: number;
}

/** A resource; the whole card links to it. */
function AdminResourceCard({ resource, courseId }: Props) {
  const { databaseId, name, url, type, duration, status, visibility, updatedAt } = useFragment(
    graphql`
      fragment ResourceCardsScreenAdminResourceCard_resource on Resource {
        databaseId
        name
        url
        type
        duration
        status
        visibility
        updatedAt
      }
    `,
    resource,
  );
  const facts = [
    visibilityLabel(visibility),
    duration > 0 && formatDuration(duration),
    formatDate(updatedAt),
  ];
  return (
    <article
      aria-label={name}
      className="group relative flex h-full flex-col gap-2 rounded-lg border border-line bg-surface px-5 py-4 shadow-rest transition-shadow hover:shadow-lift"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-sm font-semibold wrap-anywhere text-ink">
          <Link
            to={`${cardsAddress(courseId)}/${databaseId}`}
            className="group-hover:text-brand-ink -outline-offset-2 after:absolute after:inset-0 after:rounded-lg"
          >
            {name}
          </Link>
        </h2>
        <Badge>{typeLabel(type)}</Badge>
      </div>
      <ResourceSource type={type} url={url} />
      <p className="mt-auto flex flex-wrap items-center gap-2 pt-1 text-xs text-muted tabular-nums">
        <PublishStatusBadge state={status} />
        {facts.filter(Boolean).join(", ")}
      </p>
    </article>
  );
}

/** A course's resources as cards. */
export function ResourceCardsScreen() {
  return (
    <CourseResources
      back="/admin/resources"
      breadcrumbs={({ title }) => [{ label: "Resources", to: "/admin/resources" }, { label: title }]}
      subtitle={({ resources }) => formatQuantity(resources.totalCount, resourceNoun)}
      otherView={({ databaseId }) => (
        <ButtonLink icon={<Table2 />} to={tableAddress(databaseId)}>
          Manage
        </ButtonLink>
      )}
    >
      {({ databaseId, resources: { edges } }, about) =>
        edges.length === 0 ? (
          <Card>
            <NoRowsYet about={about} />
          </Card>
        ) : (
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {edges.map(({ node }) => (
              <li key={node.id} className="min-w-0">
                <AdminResourceCard resource={node} courseId={databaseId} />
              </li>
            ))}
          </ul>
        )
      }
    </CourseResources>
  );
}

/** Placeholder for a course's resources while they load. */
export function ResourceCardsSkeleton() {
  return (
    <Loading label="Loading the resources">
      <HeadSkeleton breadcrumbs subtitle />
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <div key={card} className="rounded-lg border border-line bg-surface px-5 py-4">
            <SkeletonText lines={4} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
