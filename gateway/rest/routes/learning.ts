import { topicStatusSchema } from "#gateway/domains/enrolments/formContract";
import { givenOr, plain } from "../fields";
import { pathNumber, pathText, type RestRoute } from "../route";
import { page, refusal } from "./fragments";
import { resource } from "./resources";

const batch = `id: databaseId name description startDate endDate startTime endTime duration totalHours completedHours
  batchType meetingLink status noOfDays noOfParticipants`;

/** The calls of the learner area. */
export const learningRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "usercourses/users/{userId}",
    document: `query ($userId: Int!, $first: Int, $after: String) {
      answer: enrolments(first: $first, after: $after, userId: $userId) {
        nodes {
          id: databaseId percentage source createdAt
          course { id: databaseId code title imageUrl description duration level trainer: trainerName authorName }
        }
        ${page}
      }
    }`,
    variables: (input) => ({ userId: pathNumber(input, "userId") }),
    answer: { form: "list", notFound: "User not found" },
  },
  {
    method: "POST",
    path: "usercoursetopics",
    document: `mutation ($input: SetTopicStatusInput!) {
      answer: setTopicStatus(input: $input) {
        __typename ... on TopicProgressPayload { courseId topic { topicId: databaseId topicName: name status completedDate } } ${refusal}
      }
    }`,
    form: {
      fields: { topicId: plain("topicId"), courseId: plain("courseId"), status: givenOr("status") },
      schema: () => topicStatusSchema,
    },
    variables: ({ form: input }) => ({ input }),
    answer: { form: "one", notFound: "Topic not found" },
    shape: ({ courseId, topic }: { courseId: number; topic: object }) => ({ courseId, ...topic }),
  },
  {
    method: "GET",
    path: "usercoursetopics/users/{userId}/courses/{courseId}/topics",
    document: `query ($userId: Int!, $courseId: Int!) {
      enrolment(userId: $userId, courseId: $courseId) {
        answer: topics { topicId courseId topicName status completedDate }
      }
    }`,
    variables: (input) => ({ userId: pathNumber(input, "userId"), courseId: pathNumber(input, "courseId") }),
    answer: { form: "rows", notFound: "The user is not enrolled in the course", key: "topicId" },
    at: ["enrolment", "answer"],
  },
  {
    method: "GET",
    path: "resources/course/{courseId}",
    document: `query ($courseId: Int!, $first: Int, $after: String) {
      course(databaseId: $courseId) { answer: resources(first: $first, after: $after) { nodes { ${resource} } ${page} } }
    }`,
    variables: (input) => ({ courseId: pathNumber(input, "courseId") }),
    answer: { form: "list", notFound: "Course not found" },
    at: ["course", "answer"],
  },
  {
    method: "GET",
    path: "resources/course/{id}/{resourceId}",
    document: `query ($id: Int!, $resourceId: Int!) {
      answer: resource(courseId: $id, databaseId: $resourceId) { ${resource} }
    }`,
    variables: (input) => ({ id: pathNumber(input, "id"), resourceId: pathNumber(input, "resourceId") }),
    answer: { form: "one", notFound: "Resource not found" },
  },
  {
    method: "GET",
    path: "courses/{title}/questions",
    document: `query ($title: String!) {
      course: courseByAddress(address: $title) {
        answer: modules { id: databaseId name questions { id: databaseId title type } }
      }
    }`,
    variables: (input) => ({ title: pathText(input, "title") }),
    answer: { form: "one", notFound: "Course not found" },
    at: ["course", "answer"],
  },
  {
    method: "GET",
    path: "v1/batches",
    document: `query ($first: Int, $after: String) { answer: myBatches(first: $first, after: $after) { nodes { ${batch} } ${page} } }`,
    answer: { form: "list", notFound: "Batch not found" },
  },
];
