import { Library, Plus, Table2 } from "lucide-react";
import { useEffect } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { ResourceCardsScreen_course$key } from "../../../__generated__/ResourceCardsScreen_course.graphql";
import type { ResourceCardsScreenQuery } from "../../../__generated__/ResourceCardsScreenQuery.graphql";
import type { ResourceCardsScreenRowsQuery } from "../../../__generated__/ResourceCardsScreenRowsQuery.graphql";
import { countOf } from "../../../formats/counts";
import { useScreenTitle } from "../../../layout/useScreenTitle";
import { useRouteQuery } from "../../../relay/useRouteQuery";
import { ButtonLink } from "../../../ui/ButtonLink";
import { Card } from "../../../ui/Card";
import { EmptyState } from "../../../ui/EmptyState";
import { PageHeader } from "../../../ui/PageHeader";
import { AdminResourceCard } from "./AdminResourceCard";
import { tableAddress } from "./addresses";
import { resourceNoun } from "./resourceTexts";
import { UnknownPlace } from "./UnknownPlace";

const query = graphql`
  query ResourceCardsScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      ...ResourceCardsScreen_course
    }
  }
`;

const fragment = graphql`
  fragment ResourceCardsScreen_course on Course
  @refetchable(queryName: "ResourceCardsScreenRowsQuery")
  @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" }) {
    databaseId
    title
    resources(first: $first, after: $after) @connection(key: "ResourceCardsScreen_resources") {
      totalCount
      edges {
        node {
          id
          ...AdminResourceCard_resource
        }
      }
    }
  }
`;

/** The resources of a course as cards. */
export function ResourceCardsScreen() {
  const { course } = useRouteQuery<ResourceCardsScreenQuery>(query);
  return course ? <Cards course={course} /> : <UnknownPlace what="Course" back="/admin/resources" />;
}

function Cards({ course }: { course: ResourceCardsScreen_course$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ResourceCardsScreenRowsQuery,
    ResourceCardsScreen_course$key
  >(fragment, course);
  const { databaseId, title, resources } = data;
  useScreenTitle(`Resources - ${title}`);
  useEffect(() => {
    if (hasNext && !isLoadingNext) loadNext(100);
  }, [hasNext, isLoadingNext, loadNext]);
  return (
    <>
      <PageHeader
        title={`Resources - ${title}`}
        subtitle={countOf(resources.totalCount, resourceNoun)}
        breadcrumbs={[{ label: "Resources", to: "/admin/resources" }, { label: title }]}
        actions={
          <>
            <ButtonLink icon={<Table2 />} to={tableAddress(databaseId)}>
              Manage
            </ButtonLink>
            <CreateLink courseId={databaseId} />
          </>
        }
      />
      {resources.edges.length === 0 && <NoResources courseId={databaseId} />}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {resources.edges.map(({ node }) => (
          <li key={node.id} className="min-w-0">
            <AdminResourceCard resource={node} courseId={databaseId} />
          </li>
        ))}
      </ul>
    </>
  );
}

const CreateLink = ({ courseId }: { courseId: number }) => (
  <ButtonLink variant="primary" icon={<Plus />} to={`${tableAddress(courseId)}/create`}>
    Create resource
  </ButtonLink>
);

function NoResources({ courseId }: { courseId: number }) {
  return (
    <Card>
      <EmptyState icon={<Library />} title="No resources yet" action={<CreateLink courseId={courseId} />}>
        Documents, videos and links that go with this course are listed here.
      </EmptyState>
    </Card>
  );
}
