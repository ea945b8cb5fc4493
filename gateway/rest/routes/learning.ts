import { topicStatusSchema } from "#gateway/domains/enrolments/formContract";
import { get, list, post, rows } from "../calls";
import { givenOr, plain } from "../fields";
import type { RestRoute } from "../route";
import { page, refusal } from "./fragments";
import { resource } from "./resources";

const batch = `id: databaseId name description startDate endDate startTime endTime duration totalHours completedHours
  batchType meetingLink status noOfDays noOfParticipants`;

const notFound = "Course not found";

/** The calls of the learner area. */
export const learningRoutes: readonly RestRoute[] = [
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
    notFound: "The user is not enrolled in the course",
    key: "topicId",
    document: `query ($userId: Int!, $courseId: Int!) {
      enrolment(userId: $userId, courseId: $courseId) {
        answer: topics { topicId courseId topicName status completedDate }
      }
    }`,
    at: ["enrolment", "answer"],
  }),
  list("resources/course/{courseId}", {
    notFound,
    document: `query ($courseId: Int!, $first: Int, $after: String) {
      course(databaseId: $courseId) { answer: resources(first: $first, after: $after) { nodes { ${resource} } ${page} } }
    }`,
    at: ["course", "answer"],
  }),
  get("resources/course/{id}/{resourceId}", {
    notFound: "Resource not found",
    document: `query ($id: Int!, $resourceId: Int!) {
      answer: resource(courseId: $id, databaseId: $resourceId) { ${resource} }
    }`,
  }),
  get("courses/{title}/questions", {
    notFound,
    document: `query ($title: String!) {
      course: courseByAddress(address: $title) {
        answer: modules { id: databaseId name questions { id: databaseId title type } }
      }
    }`,
    at: ["course", "answer"],
  }),
  list("v1/batches", {
    notFound: "Batch not found",
    document: `query ($first: Int, $after: String) { answer: myBatches(first: $first, after: $after) { nodes { ${batch} } ${page} } }`,
  }),
];
