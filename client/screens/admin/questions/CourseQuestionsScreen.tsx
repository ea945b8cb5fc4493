import { ArrowLeft, Sparkles } from "lucide-react";
import { graphql } from "react-relay";
import type {
  CourseQuestionsScreenQuery,
  CourseQuestionsScreenQuery$data,
} from "../../../__generated__/CourseQuestionsScreenQuery.graphql";
import { useScreenTitle } from "../../../layout/useScreenTitle";
import { useRouteQuery } from "../../../relay/useRouteQuery";
import { ButtonLink } from "../../../ui/ButtonLink";
import { PageHeader } from "../../../ui/PageHeader";
import { UnknownCourse } from "../UnknownCourse";
import { ModuleQuestions } from "./ModuleQuestions";
import { NoModules } from "./NoModules";
import { useCourseQuestions } from "./useCourseQuestions";

const query = graphql`
  query CourseQuestionsScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      databaseId
      title
      modules {
        id
        databaseId
        name
        questions {
          ...ModuleQuestions_questions
        }
      }
      generalQuestions {
        ...ModuleQuestions_questions
      }
    }
  }
`;

/** The questions of a course by module, with what is right; staff add, change and delete them. */
export function CourseQuestionsScreen() {
  const { course } = useRouteQuery<CourseQuestionsScreenQuery>(query);
  return course ? <KnownCourse course={course} /> : <UnknownCourse />;
}

interface KnownCourseProps {
  course: NonNullable<CourseQuestionsScreenQuery$data["course"]>;
}

function KnownCourse({ course }: KnownCourseProps) {
  const { databaseId, title: courseTitle, modules, generalQuestions } = course;
  const title = `Questions - ${courseTitle}`;
  const address = `/admin/courses/${databaseId}`;
  const commands = useCourseQuestions(databaseId);
  useScreenTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        subtitle="Learners practise them, and assessments ask those that have an answer."
        actions={
          <>
            <ButtonLink to={address} icon={<ArrowLeft />}>
              Back
            </ButtonLink>
            <ButtonLink to={`${address}/questions/generate`} icon={<Sparkles />}>
              AI Questions
            </ButtonLink>
          </>
        }
      />
      {modules.length === 0 && (
        <NoModules of="course" to={`${address}/curriculum`} toLabel="Go to the curriculum" />
      )}
      <div className="grid gap-5">
        {modules.map((module) => (
          <ModuleQuestions
            key={module.id}
            name={module.name}
            moduleId={module.databaseId}
            questions={module.questions}
            commands={commands}
          />
        ))}
        {generalQuestions.length > 0 && (
          <ModuleQuestions
            name="The course as a whole"
            moduleId={null}
            questions={generalQuestions}
            commands={commands}
          />
        )}
      </div>
    </>
  );
}
