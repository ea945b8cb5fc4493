import { graphql } from "react-relay";
import type { EditCourseScreenQuery } from "../../../../__generated__/EditCourseScreenQuery.graphql";
import { useScreenTitle } from "../../../../layout/useScreenTitle";
import { useRouteQuery } from "../../../../relay/useRouteQuery";
import { PageHeader } from "../../../../ui/PageHeader";
import { UnknownCourse } from "../../UnknownCourse";
import { CourseEditor } from "./CourseEditor";
import { NoCategories } from "./NoCategories";

const query = graphql`
  query EditCourseScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      databaseId
      title
      ...courseState_course
    }
    categories(first: 100) {
      nodes {
        databaseId
        name
      }
    }
  }
`;

type Response = EditCourseScreenQuery["response"];

/** Changes a course and its outline. */
export function EditCourseScreen() {
  const { course, categories } = useRouteQuery<EditCourseScreenQuery>(query);
  return course ? <KnownCourse course={course} categories={categories.nodes} /> : <UnknownCourse />;
}

interface KnownCourseProps {
  course: NonNullable<Response["course"]>;
  categories: Response["categories"]["nodes"];
}

function KnownCourse({ course, categories }: KnownCourseProps) {
  const title = `Edit ${course.title}`;
  useScreenTitle(title);
  const breadcrumbs = [
    { label: "Courses", to: "/admin/courses" },
    { label: course.title, to: `/admin/courses/${course.databaseId}` },
    { label: "Edit" },
  ];
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs} />
      {categories.length === 0 && <NoCategories />}
      <CourseEditor course={course} categories={categories} />
    </>
  );
}
