import { Library } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { ResourceList_course$key } from "~/__generated__/ResourceList_course.graphql";
import type { ResourceListQuery } from "~/__generated__/ResourceListQuery.graphql";
import { Button } from "~/ui/Button";
import { EmptyCard } from "~/ui/EmptyCard";
import { Tile } from "~/ui/Tile";
import { coursePath } from "../coursePath";
import { ResourceCard } from "./ResourceCard";

const pageSize = 100;

/** A course's resources that the learner may see, in order, with their number. */
export function ResourceList({ course: key }: { course: ResourceList_course$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ResourceListQuery,
    ResourceList_course$key
  >(
    graphql`
      fragment ResourceList_course on Course
      @refetchable(queryName: "ResourceListQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" }) {
        databaseId
        code
        viewerEnrolment { id }
        resources(first: $first, after: $after) @connection(key: "ResourceList_resources") {
          totalCount
          edges {
            node { id ...ResourceCard_resource }
          }
        }
      }
    `,
    key,
  );
  const { totalCount, edges } = data.resources;
  return (
    <>
      <div className="mb-5 max-w-60">
        <Tile label="Resources" value={totalCount} icon={<Library />} note="to read, watch and use" />
      </div>
      {edges.length === 0 && <NoResources />}
      <ul className="grid gap-4 md:grid-cols-2">
        {edges.map(({ node }) => (
          <li key={node.id} className="min-w-0">
            <ResourceCard resource={node} course={coursePath(data)} readOnly={!data.viewerEnrolment} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button className="mt-4" busy={isLoadingNext} onClick={() => loadNext(pageSize)}>
          Show more
        </Button>
      )}
    </>
  );
}

function NoResources() {
  return (
    <EmptyCard icon={<Library />} title="No resources yet">
      Documents, videos and links that go with this course are listed here.
    </EmptyCard>
  );
}
