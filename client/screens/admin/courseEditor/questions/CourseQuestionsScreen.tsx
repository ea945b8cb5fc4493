import { ArrowLeft, MessageCircleQuestion } from "lucide-react";
import { graphql } from "react-relay";
import type {
  CourseQuestionsScreenQuery,
  CourseQuestionsScreenQuery$data,
} from "../../../../__generated__/CourseQuestionsScreenQuery.graphql";
import { useScreenTitle } from "../../../../layout/useScreenTitle";
import { useRouteQuery } from "../../../../relay/useRouteQuery";
import { ButtonLink } from "../../../../ui/ButtonLink";
import { Card } from "../../../../ui/Card";
import { EmptyState } from "../../../../ui/EmptyState";
import { PageHeader } from "../../../../ui/PageHeader";
import { UnknownCourse } from "../UnknownCourse";
import { ModuleQuestions } from "./ModuleQuestions";

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
  useScreenTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        subtitle="Learners practise them, and assessments ask those that have an answer."
        actions={
          <ButtonLink to={address} icon={<ArrowLeft />}>
            Back
          </ButtonLink>
        }
      />
      {modules.length === 0 && <NoModules address={address} />}
      <div className="grid gap-5">
        {modules.map((module) => (
          <ModuleQuestions
            key={module.id}
            name={module.name}
            of={{ courseId: databaseId, moduleId: module.databaseId }}
            questions={module.questions}
          />
        ))}
        {generalQuestions.length > 0 && (
          <ModuleQuestions name="The course as a whole" of={null} questions={generalQuestions} />
        )}
      </div>
    </>
  );
}

function NoModules({ address }: { address: string }) {
  return (
    <Card className="mb-5">
      <EmptyState
        icon={<MessageCircleQuestion />}
        title="No modules yet"
        action={<ButtonLink to={`${address}/curriculum`}>Go to the curriculum</ButtonLink>}
      >
        Questions belong to the modules of a course. Add a module first.
      </EmptyState>
    </Card>
  );
}
