import { graphql, useFragment } from "react-relay";
import type { CourseQuestionsScreen_course$key } from "~/__generated__/CourseQuestionsScreen_course.graphql";
import type { CourseQuestionsScreenAddMutation } from "~/__generated__/CourseQuestionsScreenAddMutation.graphql";
import type { CourseQuestionsScreenQuery } from "~/__generated__/CourseQuestionsScreenQuery.graphql";
import type { CourseQuestionsScreenRemoveMutation } from "~/__generated__/CourseQuestionsScreenRemoveMutation.graphql";
import type { CourseQuestionsScreenUpdateMutation } from "~/__generated__/CourseQuestionsScreenUpdateMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { useReadNewest } from "~/relay/useReadNewest";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { QuestionsPage } from "./QuestionsPage";
import { commandMessages, type QuestionCommands, toCommands } from "./questionCommands";

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

const query = graphql`
  query CourseQuestionsScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      ...CourseQuestionsScreen_course
    }
  }
`;

graphql`
  fragment CourseQuestionsScreen_payload on ChangedCoursePayload {
    course {
      ...CourseQuestionsScreen_course
    }
  }
`;

const addMutation = graphql`
  mutation CourseQuestionsScreenAddMutation($courseId: Int!, $moduleId: Int!, $input: QuestionInput!) {
    result: addQuestion(courseId: $courseId, moduleId: $moduleId, input: $input) {
      ...CourseQuestionsScreen_payload @alias(as: "payload")
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const updateMutation = graphql`
  mutation CourseQuestionsScreenUpdateMutation($questionId: Int!, $version: DateTime!, $input: QuestionInput!) {
    result: updateQuestion(questionId: $questionId, version: $version, input: $input) {
      ... on ChangedQuestionPayload @alias(as: "payload") {
        question {
          ...QuestionsPageModuleQuestions_questions
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const removeMutation = graphql`
  mutation CourseQuestionsScreenRemoveMutation($questionId: Int!) {
    result: deleteQuestion(questionId: $questionId) {
      ...CourseQuestionsScreen_payload @alias(as: "payload")
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

/** The commands for a course's questions. */
function useCourseQuestions(courseId: number): QuestionCommands {
  const [add] = useMutation<CourseQuestionsScreenAddMutation>(addMutation, commandMessages.add);
  const [update] = useMutation<CourseQuestionsScreenUpdateMutation>(updateMutation, commandMessages.update);
  const [remove] = useMutation<CourseQuestionsScreenRemoveMutation>(removeMutation, commandMessages.remove);
  return toCommands({
    deleteEffect: "Attempts in progress keep their copy.",
    add: (question, options) => add({ courseId, ...question }, options),
    update,
    remove,
    readNewest: useReadNewest<CourseQuestionsScreenQuery>(query, { courseId }),
  });
}

/** A course's questions by module with their answers; staff add, edit and delete them. */
export function CourseQuestionsScreen() {
  const { course } = useRouteQuery<CourseQuestionsScreenQuery>(query);
  return course ? <KnownCourse course={course} /> : <NotFound kind="course" />;
}

function KnownCourse({ course }: { course: CourseQuestionsScreen_course$key }) {
  const { databaseId, title, modules, generalQuestions } = useFragment(fragment, course);
  const address = `/admin/courses/${databaseId}`;
  const whole = { databaseId: null, name: "The course as a whole", questions: generalQuestions };
  return (
    <QuestionsPage
      of={title}
      subtitle="Learners practise them. Assessments use the ones with an answer."
      address={address}
      modules={generalQuestions.length > 0 ? [...modules, whole] : modules}
      noModules={{ of: "course", to: `${address}/curriculum`, toLabel: "Go to the curriculum" }}
      commands={useCourseQuestions(databaseId)}
    />
  );
}
