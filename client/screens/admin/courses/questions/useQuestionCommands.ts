import { graphql } from "react-relay";
import type { useQuestionCommandsCourseAddMutation } from "~/__generated__/useQuestionCommandsCourseAddMutation.graphql";
import type { useQuestionCommandsCourseRemoveMutation } from "~/__generated__/useQuestionCommandsCourseRemoveMutation.graphql";
import type { useQuestionCommandsCourseUpdateMutation } from "~/__generated__/useQuestionCommandsCourseUpdateMutation.graphql";
import type { useQuestionCommandsCurriculumAddMutation } from "~/__generated__/useQuestionCommandsCurriculumAddMutation.graphql";
import type { useQuestionCommandsCurriculumRemoveMutation } from "~/__generated__/useQuestionCommandsCurriculumRemoveMutation.graphql";
import type { useQuestionCommandsCurriculumUpdateMutation } from "~/__generated__/useQuestionCommandsCurriculumUpdateMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { commandMessages, type QuestionCommands, toCommands } from "./questionCommands";

/** Reads the latest questions, when someone else changed one first. */
type ReadNewest = (onRead: () => void) => void;

graphql`
  fragment useQuestionCommands_coursePayload on ChangedCoursePayload {
    course {
      ...CourseQuestionsScreen_course
    }
  }
`;

const addToCourse = graphql`
  mutation useQuestionCommandsCourseAddMutation($courseId: Int!, $moduleId: Int!, $input: QuestionInput!) {
    result: addQuestion(courseId: $courseId, moduleId: $moduleId, input: $input) {
      ...useQuestionCommands_coursePayload @alias(as: "payload")
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const updateInCourse = graphql`
  mutation useQuestionCommandsCourseUpdateMutation($questionId: Int!, $version: DateTime!, $input: QuestionInput!) {
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

const removeFromCourse = graphql`
  mutation useQuestionCommandsCourseRemoveMutation($questionId: Int!) {
    result: deleteQuestion(questionId: $questionId) {
      ...useQuestionCommands_coursePayload @alias(as: "payload")
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

/** The commands for a course's questions. */
export function useCourseQuestions(courseId: number, readNewest: ReadNewest): QuestionCommands {
  const [add] = useMutation<useQuestionCommandsCourseAddMutation>(addToCourse, commandMessages.add);
  const [update] = useMutation<useQuestionCommandsCourseUpdateMutation>(
    updateInCourse,
    commandMessages.update,
  );
  const [remove] = useMutation<useQuestionCommandsCourseRemoveMutation>(
    removeFromCourse,
    commandMessages.remove,
  );
  return toCommands({
    deleteEffect: "Attempts in progress keep their copy.",
    add: (question, options) => add({ courseId, ...question }, options),
    update,
    remove,
    readNewest,
  });
}

graphql`
  fragment useQuestionCommands_curriculumPayload on CurriculumPayload {
    curriculum {
      ...CurriculumQuestionsScreen_curriculum
    }
  }
`;

const addToCurriculum = graphql`
  mutation useQuestionCommandsCurriculumAddMutation($curriculumId: Int!, $moduleId: Int!, $input: QuestionInput!) {
    result: addCurriculumQuestion(curriculumId: $curriculumId, moduleId: $moduleId, input: $input) {
      ...useQuestionCommands_curriculumPayload @alias(as: "payload")
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const updateInCurriculum = graphql`
  mutation useQuestionCommandsCurriculumUpdateMutation($questionId: Int!, $version: DateTime!, $input: QuestionInput!) {
    result: updateCurriculumQuestion(questionId: $questionId, version: $version, input: $input) {
      ... on ChangedCurriculumQuestionPayload @alias(as: "payload") {
        question {
          ...QuestionsPageModuleQuestions_questions
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const removeFromCurriculum = graphql`
  mutation useQuestionCommandsCurriculumRemoveMutation($questionId: Int!) {
    result: deleteCurriculumQuestion(questionId: $questionId) {
      ...useQuestionCommands_curriculumPayload @alias(as: "payload")
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

/** The commands for a curriculum's questions. */
export function useCurriculumQuestions(curriculumId: number, readNewest: ReadNewest): QuestionCommands {
  const [add] = useMutation<useQuestionCommandsCurriculumAddMutation>(addToCurriculum, commandMessages.add);
  const [update] = useMutation<useQuestionCommandsCurriculumUpdateMutation>(
    updateInCurriculum,
    commandMessages.update,
  );
  const [remove] = useMutation<useQuestionCommandsCurriculumRemoveMutation>(
    removeFromCurriculum,
    commandMessages.remove,
  );
  return toCommands({
    deleteEffect: "Courses created from the curriculum keep their copies.",
    add: (question, options) => add({ curriculumId, ...question }, options),
    update,
    remove,
    readNewest,
  });
}
