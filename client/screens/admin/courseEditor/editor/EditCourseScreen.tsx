import { useEffect, useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { EditCourseScreenQuery } from "~/__generated__/EditCourseScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { CourseNotFound } from "~/screens/admin/CourseNotFound";
import { PageHeader } from "~/ui/PageHeader";
import { CourseEditor } from "./CourseEditor";
import { dropDraft } from "./courseDraft";
import { DeleteCourse } from "./DeleteCourse";
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
  return course ? <KnownCourse course={course} categories={categories.nodes} /> : <CourseNotFound />;
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
  const { isDeleted, leave } = useLeaving(course.databaseId);
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={breadcrumbs}
        actions={<DeleteCourse course={course} onDeleted={leave} />}
      />
      {categories.length === 0 && <NoCategories />}
      {!isDeleted && <CourseEditor course={course} categories={categories} />}
    </>
  );
}

/** Leaves the editor of a course that is gone: once the form is, which would ask about what was typed. */
function useLeaving(courseId: number) {
  const navigate = useNavigate();
  const [isDeleted, setDeleted] = useState(false);
  useEffect(() => {
    if (!isDeleted) return;
    dropDraft(courseId);
    void navigate("/admin/courses");
  }, [isDeleted, courseId, navigate]);
  return { isDeleted, leave: () => setDeleted(true) };
}
