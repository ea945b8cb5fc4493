import { graphql } from "react-relay";
import type { CourseQuestionsScreenCourseQuestionsAddMutation } from "~/__generated__/CourseQuestionsScreenCourseQuestionsAddMutation.graphql";
import type { CourseQuestionsScreenCourseQuestionsNewestQuery } from "~/__generated__/CourseQuestionsScreenCourseQuestionsNewestQuery.graphql";
import type { CourseQuestionsScreenCourseQuestionsRemoveMutation } from "~/__generated__/CourseQuestionsScreenCourseQuestionsRemoveMutation.graphql";
import type { CourseQuestionsScreenCourseQuestionsUpdateMutation } from "~/__generated__/CourseQuestionsScreenCourseQuestionsUpdateMutation.graphql";
import type {
  CourseQuestionsScreenQuery,
  CourseQuestionsScreenQuery$data,
} from "~/__generated__/CourseQuestionsScreenQuery.graphql";
import { useMutation } from "~/relay/useMutation";
import { useReadNewest } from "~/relay/useReadNewest";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { QuestionsPage } from "./QuestionsPage";
import { commandMessages, type QuestionCommands } from "./questionCommands";

const addMutation = graphql`
  mutation CourseQuestionsScreenCourseQuestionsAddMutation($courseId: Int!, $moduleId: Int!, $input: QuestionInput!) {
    result: addQuestion(courseId: $courseId, moduleId: $moduleId, input: $input) {
      __typename
      ... on ChangedCoursePayload {
        course {
          modules {
            questions {
              ...QuestionsPageModuleQuestions_questions
            }
          }
        }
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

const updateMutation = graphql`
  mutation CourseQuestionsScreenCourseQuestionsUpdateMutation(
    $questionId: Int!
    $version: DateTime!
    $input: QuestionInput!
  ) {
    result: updateQuestion(questionId: $questionId, version: $version, input: $input) {
      __typename
      ... on ChangedQuestionPayload {
        question {
          ...QuestionsPageModuleQuestions_questions
        }
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

const newestQuery = graphql`
  query CourseQuestionsScreenCourseQuestionsNewestQuery($courseId: Int!) {
    course(databaseId: $courseId) {
      modules {
        questions {
          ...QuestionsPageModuleQuestions_questions
        }
      }
      generalQuestions {
        ...QuestionsPageModuleQuestions_questions
      }
    }
  }
`;

const removeMutation = graphql`
  mutation CourseQuestionsScreenCourseQuestionsRemoveMutation($questionId: Int!) {
    result: deleteQuestion(questionId: $questionId) {
      __typename
      ... on ChangedCoursePayload {
        course {
          modules {
            questions {
              ...QuestionsPageModuleQuestions_questions
            }
          }
          generalQuestions {
            ...QuestionsPageModuleQuestions_questions
          }
        }
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

/** The commands for a course's questions. */
function useCourseQuestions(courseId: number): QuestionCommands {
  const [add] = useMutation<CourseQuestionsScreenCourseQuestionsAddMutation>(
    addMutation,
    commandMessages.add,
  );
  const [update] = useMutation<CourseQuestionsScreenCourseQuestionsUpdateMutation>(
    updateMutation,
    commandMessages.update,
  );
  const [remove] = useMutation<CourseQuestionsScreenCourseQuestionsRemoveMutation>(
    removeMutation,
    commandMessages.remove,
  );
  const readNewest = useReadNewest<CourseQuestionsScreenCourseQuestionsNewestQuery>(newestQuery, {
    courseId,
  });
  return {
    deleteEffect: "Attempts in progress keep their copy.",
    add: async (moduleId, { input, onFieldErrors }) =>
      (await add({ courseId, moduleId, input }, { onFieldErrors })) !== null,
    update: async (questionId, { version, input, onFieldErrors, onStale }) => {
      const options = { onFieldErrors, onStale: () => readNewest(onStale) };
      return (await update({ questionId, version, input }, options)) !== null;
    },
    remove: async (questionId, onFailure) => (await remove({ questionId }, { onFailure })) !== null,
  };
}

const query = graphql`
  query CourseQuestionsScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
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
  }
`;

/** A course's questions by module with their answers; staff add, edit and delete them. */
export function CourseQuestionsScreen() {
  const { course } = useRouteQuery<CourseQuestionsScreenQuery>(query);
  return course ? <KnownCourse course={course} /> : <NotFound kind="course" />;
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
      subtitle="Learners practise them. Assessments use the ones with an answer."
      address={address}
      modules={generalQuestions.length > 0 ? [...modules, whole] : modules}
      noModules={{ of: "course", to: `${address}/curriculum`, toLabel: "Go to the curriculum" }}
      commands={useCourseQuestions(databaseId)}
    />
  );
}
