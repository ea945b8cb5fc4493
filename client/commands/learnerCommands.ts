import { graphql } from "react-relay";
import { enrolmentMessages } from "#gateway/domains/enrolments/contract";
import type { learnerCommandsCheckPracticeMutation } from "~/__generated__/learnerCommandsCheckPracticeMutation.graphql";
import type { learnerCommandsEnrolMutation } from "~/__generated__/learnerCommandsEnrolMutation.graphql";
import type { learnerCommandsMarkQuestionMutation } from "~/__generated__/learnerCommandsMarkQuestionMutation.graphql";
import type { learnerCommandsMarkResourceMutation } from "~/__generated__/learnerCommandsMarkResourceMutation.graphql";
import type { learnerCommandsRevealPracticeMutation } from "~/__generated__/learnerCommandsRevealPracticeMutation.graphql";
import type { learnerCommandsSetTopicStatusMutation } from "~/__generated__/learnerCommandsSetTopicStatusMutation.graphql";
import type { learnerCommandsShareAttemptMutation } from "~/__generated__/learnerCommandsShareAttemptMutation.graphql";
import type { learnerCommandsStartAttemptMutation } from "~/__generated__/learnerCommandsStartAttemptMutation.graphql";
import type { learnerCommandsSubmitAttemptMutation } from "~/__generated__/learnerCommandsSubmitAttemptMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const markQuestion: Command<learnerCommandsMarkQuestionMutation> = {
  ...enrolmentMessages.mark,
  mutation: graphql`
    mutation learnerCommandsMarkQuestionMutation($questionId: Int!, $isMarked: Boolean!) {
      result: markQuestion(questionId: $questionId, isMarked: $isMarked) {
        ... on QuestionPayload @alias(as: "payload") { question { id isMarked } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const checkPractice: Command<learnerCommandsCheckPracticeMutation> = {
  fallback: "Unable to check the answer",
  fallbackOnly: true,
  mutation: graphql`
    mutation learnerCommandsCheckPracticeMutation($input: CheckPracticeInput!) {
      result: checkPractice(input: $input) {
        ...practiceOutcome_solution @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const revealPractice: Command<learnerCommandsRevealPracticeMutation> = {
  fallback: "Unable to check the answer",
  fallbackOnly: true,
  mutation: graphql`
    mutation learnerCommandsRevealPracticeMutation($questionId: Int!) {
      result: revealPractice(questionId: $questionId) {
        ...practiceOutcome_solution @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const markResource: Command<learnerCommandsMarkResourceMutation> = {
  ...enrolmentMessages.mark,
  mutation: graphql`
    mutation learnerCommandsMarkResourceMutation($resourceId: Int!, $isMarked: Boolean!) {
      result: markResource(resourceId: $resourceId, isMarked: $isMarked) {
        ... on ResourcePayload @alias(as: "payload") { resource { id isMarked } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const shareAttempt: Command<learnerCommandsShareAttemptMutation> = {
  fallback: "Unable to share the result",
  mutation: graphql`
    mutation learnerCommandsShareAttemptMutation($attemptId: Int!) {
      result: shareAttempt(attemptId: $attemptId) {
        ... on AttemptPayload @alias(as: "payload") { attempt { shareToken } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const submitAttempt: Command<learnerCommandsSubmitAttemptMutation> = {
  fallback: "Unable to submit the attempt",
  mutation: graphql`
    mutation learnerCommandsSubmitAttemptMutation($attemptId: Int!) {
      result: submitAttempt(attemptId: $attemptId) {
        ... on AttemptPayload @alias(as: "payload") { attempt { ...saveAnswer_attempt } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const enrol: Command<learnerCommandsEnrolMutation> = {
  ...enrolmentMessages.enrol,
  mutation: graphql`
    mutation learnerCommandsEnrolMutation($courseId: Int!) {
      result: enrol(courseId: $courseId) {
        ... on CoursePayload @alias(as: "payload") { course { canEnrol viewerEnrolment { id } ...CourseMenu_course } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const setTopicStatus: Command<learnerCommandsSetTopicStatusMutation> = {
  ...enrolmentMessages.setTopicStatus,
  mutation: graphql`
    mutation learnerCommandsSetTopicStatusMutation($input: SetTopicStatusInput!) {
      result: setTopicStatus(input: $input) {
        ... on TopicProgressPayload @alias(as: "payload") {
          topic { id status completedDate }
          enrolment {
            id
            completedTopicCount
            topicCount
            percentage
            nextTopic { topicId topicName moduleName }
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const startAttempt: Command<learnerCommandsStartAttemptMutation> = {
  fallback: "Unable to start the assessment",
  mutation: graphql`
    mutation learnerCommandsStartAttemptMutation($assessmentId: Int!) {
      result: startAttempt(assessmentId: $assessmentId) {
        ... on AttemptPayload @alias(as: "payload") {
          attempt {
            id
            # So that the assessment shows at once that it has begun.
            assessment {
              id
              openAttempt { id databaseId isFinished secondsLeft answeredCount questionCount }
            }
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
