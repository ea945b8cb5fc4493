import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { EditCourseScreenNewCourseQuery } from "~/__generated__/EditCourseScreenNewCourseQuery.graphql";
import type { EditCourseScreenQuery } from "~/__generated__/EditCourseScreenQuery.graphql";
import { ScreenHead } from "~/layout/ScreenHead";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { useDeleteCourse } from "../useDeleteCourse";
import { CourseEditor, NoCategories } from "./CourseEditor";
import { openDraft } from "./courseForm";

interface Props {
  course: { databaseId: number; title: string };
  onDeleted: () => void;
}

/** Deletes the edited course after confirmation; shows why it cannot be deleted while users are enrolled. */
function DeleteCourse({ course, onDeleted }: Props) {
  const { mayDelete, remove } = useDeleteCourse();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const ask = async () => {
    setBusy(true);
    setRefusal(undefined);
    setAsking(await mayDelete(course.databaseId));
    setBusy(false);
  };
  const confirm = async () => {
    if (await remove(course.databaseId, { onFailure: setRefusal })) onDeleted();
  };
  return (
    <>
      <Button variant="danger" icon={<Trash2 />} busy={busy} onClick={() => void ask()}>
        Delete course
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete the course"
        subject={course.title}
        message="Are you sure to delete this course?"
        error={refusal}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function KnownCourse({ course, categories: { nodes: categories } }: Found<EditCourseScreenQuery, "course">) {
  const title = `Edit ${course.title}`;
  const breadcrumbs = [
    { label: "Courses", to: "/admin/courses" },
    { label: course.title, to: `/admin/courses/${course.databaseId}` },
    { label: "Edit" },
  ];
  const { isDeleted, leave } = useLeaving(course.databaseId);
  return (
    <>
      <ScreenHead
        title={title}
        breadcrumbs={breadcrumbs}
        actions={<DeleteCourse course={course} onDeleted={leave} />}
      />
      {categories.length === 0 && <NoCategories />}
      {!isDeleted && <CourseEditor course={course} categories={categories} />}
    </>
  );
}

const query = graphql`
  query EditCourseScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) { databaseId title ...courseState_course }
    categories(first: 100) {
      nodes { databaseId name }
    }
  }
`;

/** Edits a course and its outline. */
export const EditCourseScreen = foundScreen(query, "course", KnownCourse);

/** Leaves the editor of a deleted course, after the form is unmounted, which would otherwise ask for confirmation. */
function useLeaving(courseId: number) {
  const navigate = useNavigate();
  const [isDeleted, setDeleted] = useState(false);
  useEffect(() => {
    if (!isDeleted) return;
    openDraft(courseId).dropAll();
    void navigate("/admin/courses");
  }, [isDeleted, courseId, navigate]);
  return { isDeleted, leave: () => setDeleted(true) };
}

const newCourseQuery = graphql`
  query EditCourseScreenNewCourseQuery @preloadable {
    categories(first: 100) {
      nodes { databaseId name }
    }
  }
`;

const courses = { label: "Courses", to: "/admin/courses" };

/** Creates a course with its outline. */
export function NewCourseScreen() {
  const { nodes } = useRouteQuery<EditCourseScreenNewCourseQuery>(newCourseQuery).categories;
  return (
    <>
      <ScreenHead title="Add Course" breadcrumbs={[courses, { label: "Add Course" }]} />
      {nodes.length === 0 && <NoCategories />}
      <CourseEditor course={null} categories={nodes} />
    </>
  );
}
