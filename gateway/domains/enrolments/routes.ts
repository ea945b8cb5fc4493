import { list, post, rows } from "#gateway/routes/calls";
import { parts } from "#gateway/routes/editedRows";
import { givenOr, plain } from "#gateway/routes/fields";
import { page, refusal } from "#gateway/routes/fragments";
import type { RestRoute } from "#gateway/routes/route";
import { topicStatusSchema } from "./formContract";

/** The calls on enrolments and on the progress of learners. */
export const routes: readonly RestRoute[] = [
  parts("courses/{id}/users", {
    notFound: "Course not found",
    parent: "course",
    field: "enrolledUsers",
    nodes: "id: databaseId name username email userType active",
  }),
  list("usercourses/users/{userId}", {
    notFound: "User not found",
    document: `query ($userId: Int!, $first: Int, $after: String) {
      answer: enrolments(first: $first, after: $after, userId: $userId) {
        nodes {
          id: databaseId percentage source createdAt
          course { id: databaseId code title imageUrl description duration level trainer: trainerName authorName }
        }
        ${page}
      }
    }`,
  }),
  post("usercoursetopics", {
    notFound: "Topic not found",
    document: `mutation ($input: SetTopicStatusInput!) {
      answer: setTopicStatus(input: $input) {
        __typename ... on TopicProgressPayload { courseId topic { topicId: databaseId topicName: name status completedDate } } ${refusal}
      }
    }`,
    form: {
      fields: { topicId: plain("topicId"), courseId: plain("courseId"), status: givenOr("status") },
      schema: () => topicStatusSchema,
    },
    shape: ({ courseId, topic }: { courseId: number; topic: object }) => ({ courseId, ...topic }),
  }),
  rows("usercoursetopics/users/{userId}/courses/{courseId}/topics", {
    notFound: "Enrolment not found",
    key: "topicId",
    document: `query ($userId: Int!, $courseId: Int!) {
      enrolment(userId: $userId, courseId: $courseId) {
        answer: topics { topicId courseId topicName status completedDate }
      }
    }`,
    at: ["enrolment", "answer"],
  }),
];
