import { graphql, useFragment } from "react-relay";
import type { CourseQuestionsScreen_course$key } from "~/__generated__/CourseQuestionsScreen_course.graphql";
import type { CourseQuestionsScreenQuery } from "~/__generated__/CourseQuestionsScreenQuery.graphql";
import { useReadNewest } from "~/relay/useReadNewest";
import { foundScreen } from "~/screens/admin/foundScreen";
import { QuestionsPage } from "./QuestionsPage";
import { useCourseQuestions } from "./useQuestionCommands";

const fragment = graphql`
  fragment CourseQuestionsScreen_course on Course {
    databaseId
    title
    modules {
      databaseId
      name
      questions {
        ...QuestionsPageModuleQuestions_questions
      }
    }
    generalQuestions {
      ...QuestionsPageModuleQuestions_questions
    }
  }
`;

function KnownCourse({ course }: { course: CourseQuestionsScreen_course$key }) {
  const { databaseId, title, modules, generalQuestions } = useFragment(fragment, course);
  const readNewest = useReadNewest<CourseQuestionsScreenQuery>(query, { courseId: databaseId });
  const commands = useCourseQuestions(databaseId, readNewest);
  const address = `/admin/courses/${databaseId}`;
  const whole = { databaseId: null, name: "The course as a whole", questions: generalQuestions };
  return (
    <QuestionsPage
      of={title}
      subtitle="Learners practise them. Assessments use the ones with an answer."
      address={address}
      hasExchange
      modules={generalQuestions.length > 0 ? [...modules, whole] : modules}
      noModules={{ of: "course", to: `${address}/curriculum`, toLabel: "Go to the curriculum" }}
      commands={commands}
    />
  );
}

const query = graphql`
  query CourseQuestionsScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      ...CourseQuestionsScreen_course
    }
  }
`;

/** A course's questions by module with their answers; staff add, edit and delete them. */
export const CourseQuestionsScreen = foundScreen<CourseQuestionsScreenQuery, "course">(
  query,
  "course",
  KnownCourse,
);
