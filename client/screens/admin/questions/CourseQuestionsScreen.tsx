import { graphql } from "react-relay";
import type {
  CourseQuestionsScreenQuery,
  CourseQuestionsScreenQuery$data,
} from "~/__generated__/CourseQuestionsScreenQuery.graphql";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { CourseNotFound } from "../CourseNotFound";
import { QuestionsPage } from "./QuestionsPage";
import { useCourseQuestions } from "./useCourseQuestions";

const query = graphql`
  query CourseQuestionsScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      databaseId
      title
      modules {
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
  return course ? <KnownCourse course={course} /> : <CourseNotFound />;
}

interface KnownCourseProps {
  course: NonNullable<CourseQuestionsScreenQuery$data["course"]>;
}

function KnownCourse({ course: { databaseId, title, modules, generalQuestions } }: KnownCourseProps) {
  const address = `/admin/courses/${databaseId}`;
  const whole = { databaseId: null, name: "The course as a whole", questions: generalQuestions };
  return (
    <QuestionsPage
      of={title}
      subtitle="Learners practise them, and assessments ask those that have an answer."
      address={address}
      modules={generalQuestions.length > 0 ? [...modules, whole] : modules}
      noModules={{ of: "course", to: `${address}/curriculum`, toLabel: "Go to the curriculum" }}
      commands={useCourseQuestions(databaseId)}
    />
  );
}
