import { ArrowLeft, Library, Pencil, Plus, Sparkles } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import type {
  CourseCurriculumScreenQuery,
  CourseCurriculumScreenQuery$data,
} from "~/__generated__/CourseCurriculumScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { CourseNotFound } from "~/screens/admin/CourseNotFound";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { courseState } from "../courseState";
import { AddSection } from "./AddSection";
import { AddTopic } from "./AddTopic";
import { CurriculumList } from "./CurriculumList";

const query = graphql`
  query CourseCurriculumScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      ...courseState_course
    }
  }
`;

/** The modules and topics of a course, each change saved at once. */
export function CourseCurriculumScreen() {
  const { course } = useRouteQuery<CourseCurriculumScreenQuery>(query);
  return course ? <KnownCourse course={course} /> : <CourseNotFound />;
}

interface KnownCourseProps {
  course: NonNullable<CourseCurriculumScreenQuery$data["course"]>;
}

function KnownCourse({ course: key }: KnownCourseProps) {
  const course = courseState(key);
  const title = `Curriculum - ${course.title}`;
  const address = `/admin/courses/${course.databaseId}`;
  const [adding, setAdding] = useState<"section" | "topic" | null>(null);
  useScreenTitle(title);
  const close = () => setAdding(null);
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <ButtonLink to={address} icon={<ArrowLeft />}>
              Back
            </ButtonLink>
            <ButtonLink to={`${address}/resources`} icon={<Library />}>
              Resources
            </ButtonLink>
            <ButtonLink to={`${address}/edit#outline`} icon={<Pencil />}>
              Edit outline
            </ButtonLink>
            <ButtonLink to={`${address}/topics/generate`} icon={<Sparkles />}>
              AI
            </ButtonLink>
            <Button icon={<Plus />} onClick={() => setAdding("topic")}>
              Add Topic
            </Button>
            <Button variant="primary" icon={<Plus />} onClick={() => setAdding("section")}>
              Add Section
            </Button>
          </>
        }
      />
      <CurriculumList course={course} onAddSection={() => setAdding("section")} />
      {adding === "section" && <AddSection courseId={course.databaseId} onClose={close} />}
      {adding === "topic" && <AddTopic course={course} onClose={close} />}
    </>
  );
}
