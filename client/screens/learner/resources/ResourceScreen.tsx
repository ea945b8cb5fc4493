import { ChevronLeft, ChevronRight } from "lucide-react";
import { graphql } from "react-relay";
import type { ResourceScreenQuery } from "~/__generated__/ResourceScreenQuery.graphql";
import { shownType } from "~/formats/resourceMedia";
import { NotFoundState } from "~/layout/NotFoundState";
import { typeLabel } from "~/layout/resourceTypeLabels";
import { ScreenHead } from "~/layout/ScreenHead";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ResourceView } from "~/resources/ResourceView";
import { Badge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/ButtonLink";
import { coursePath } from "../coursePath";
import { ResourceMark } from "./ResourceMark";

const query = graphql`
  query ResourceScreenQuery($courseId: Int!, $databaseId: Int!) @preloadable {
    resource(courseId: $courseId, databaseId: $databaseId) {
      databaseId
      ...ResourceView_resource @relay(mask: false)
      ...ResourceMark_resource
      course {
        code
        databaseId
        viewerEnrolment { id }
        resources(first: 100) {
          nodes { databaseId name }
        }
      }
    }
  }
`;

type FoundResource = NonNullable<ResourceScreenQuery["response"]["resource"]>;

/** A resource, shown depending on its type, with links to the adjacent ones. */
export function ResourceScreen() {
  const { resource } = useRouteQuery<ResourceScreenQuery>(query);
  return resource ? <ShownResource resource={resource} /> : <ResourceNotFound />;
}

function ShownResource({ resource }: { resource: FoundResource }) {
  const { name, url, type, course } = resource;
  const list = { label: "Resources", to: `${coursePath(course)}/resources` };
  return (
    <>
      <ScreenHead
        title={name}
        breadcrumbs={[list, { label: name }]}
        status={<Badge>{typeLabel(shownType(type, url))}</Badge>}
      />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-y border-line">
        <div className="min-w-48 max-sm:w-full">
          <ResourceMark resource={resource} readOnly={!course.viewerEnrolment} />
        </div>
        <Neighbours resource={resource} list={list.to} />
      </div>
      <ResourceView name={name} type={type} url={url} />
    </>
  );
}

/** The links to the previous and next resource, in the course's order. */
function Neighbours({ resource: { databaseId, course }, list }: { resource: FoundResource; list: string }) {
  const { nodes } = course.resources;
  const at = nodes.findIndex((node) => node.databaseId === databaseId);
  const before = at > 0 ? nodes[at - 1] : undefined;
  const after = at >= 0 ? nodes[at + 1] : undefined;
  if (!before && !after) return null;
  return (
    <nav aria-label="Resources of the course" className="flex flex-wrap gap-2 py-1.5">
      {before && (
        <ButtonLink size="sm" to={`${list}/${before.databaseId}`} title={before.name} icon={<ChevronLeft />}>
          Previous<span className="sr-only">: {before.name}</span>
        </ButtonLink>
      )}
      {after && (
        <ButtonLink size="sm" to={`${list}/${after.databaseId}`} title={after.name}>
          Next<span className="sr-only">: {after.name}</span>
          <ChevronRight aria-hidden className="-mr-1 size-4" />
        </ButtonLink>
      )}
    </nav>
  );
}

function ResourceNotFound() {
  return (
    <NotFoundState what="Resource" links={[{ label: "All resources", to: "..", relative: "path" }]}>
      This resource doesn't exist, or you don't have access to it.
    </NotFoundState>
  );
}
