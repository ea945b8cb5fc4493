import { graphql } from "react-relay";
import type { NewCourseScreenQuery } from "~/__generated__/NewCourseScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { PageHeader } from "~/ui/PageHeader";
import { CourseEditor, NoCategories } from "./CourseEditor";

const query = graphql`
  query NewCourseScreenQuery @preloadable {
    categories(first: 100) {
      nodes {
        databaseId
        name
      }
    }
  }
`;

const courses = { label: "Courses", to: "/admin/courses" };

/** Creates a course with its outline. */
export function NewCourseScreen() {
  useScreenTitle("Add Course");
  const { nodes } = useRouteQuery<NewCourseScreenQuery>(query).categories;
  return (
    <>
      <PageHeader title="Add Course" breadcrumbs={[courses, { label: "Add Course" }]} />
      {nodes.length === 0 && <NoCategories />}
      <CourseEditor course={null} categories={nodes} />
    </>
  );
}
