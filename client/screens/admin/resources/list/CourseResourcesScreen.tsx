import { LayoutGrid } from "lucide-react";
import { ButtonLink } from "~/ui/ButtonLink";
import { DataTable } from "~/ui/DataTable";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { cardsAddress, resourceNoun } from "../resourceMessages";
import { CourseResources } from "./CourseResources";
import { ResourceTable, resourceColumns } from "./ResourceTable";

/** A course's resources as a table, to manage them. */
export function CourseResourcesScreen() {
  return (
    <CourseResources
      back="/admin/courses"
      breadcrumbs={({ databaseId, title }) => [
        { label: "Courses", to: "/admin/courses" },
        { label: title, to: `/admin/courses/${databaseId}` },
        { label: "Resources" },
      ]}
      otherView={({ databaseId }) => (
        <ButtonLink icon={<LayoutGrid />} to={cardsAddress(databaseId)}>
          Cards
        </ButtonLink>
      )}
    >
      {({ databaseId, resources }, empty) => (
        <ResourceTable
          resources={resources.edges.map(({ node }) => node)}
          courseId={databaseId}
          total={resources.totalCount}
          empty={empty}
        />
      )}
    </CourseResources>
  );
}

/** Placeholder for the table while it loads. */
export function CourseResourcesSkeleton() {
  return (
    <Loading label="Loading resources">
      <HeadSkeleton breadcrumbs />
      <DataTable
        caption="Resources"
        noun={resourceNoun}
        columns={resourceColumns(0)}
        rows={[]}
        rowKey={({ id }) => id}
        csvName="resources.csv"
        loading={6}
      />
    </Loading>
  );
}
