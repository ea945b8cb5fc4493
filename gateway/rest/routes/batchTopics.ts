import { topicUpdateSchema, topicWishSchema } from "#gateway/domains/batchTopics/contract";
import { day, givenOr, plain } from "../fields";
import type { RestForm } from "../form";
import { pathNumber, type RestRoute } from "../route";
import { refusal } from "./fragments";

const topic =
  "topicId: databaseId batchId courseId courseName topicName status plannedDate startDate completedDate";

interface Topic {
  topicId: number;
  topicName: string;
  plannedDate: string | null;
}

/** The topic is a nested row with its planned date. */
const withTopic = (row: Topic) => ({
  ...row,
  topic: { id: row.topicId, name: row.topicName, plannedDate: row.plannedDate },
});

const wishes = {
  status: givenOr("status"),
  completedDate: day("completedDate"),
  plannedDate: day("plannedDate"),
};

const form: RestForm = {
  fields: {
    batchId: plain("batchId"),
    courseId: plain("courseId"),
    topicId: plain("topicId", "topic.id"),
    ...wishes,
  },
  schema: () => topicUpdateSchema,
};

const formOfTopic: RestForm = { fields: wishes, schema: () => topicWishSchema };

const update = {
  document: `mutation ($input: BatchTopicInput!) {
    answer: updateBatchTopic(input: $input) {
      __typename ... on BatchTopicsChange { topics { ${topic} } } ${refusal}
    }
  }`,
  answer: { form: "one", notFound: "Topic not found" },
  shape: ({ topics }: { topics: Topic[] }) => topics.map(withTopic)[0] ?? {},
} as const;

/** The calls that complete and plan the topics of a batch. */
export const batchTopicRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "batchcoursetopics/batches/{id}/courses/{courseId}/topics",
    document: `query ($id: Int!, $courseId: Int!) {
      batchCourse(batchId: $id, courseId: $courseId) { answer: modules { topics { ${topic} } } }
    }`,
    variables: (input) => ({ id: pathNumber(input, "id"), courseId: pathNumber(input, "courseId") }),
    answer: { form: "rows", notFound: "Batch course not found", key: "topicId" },
    at: ["batchCourse", "answer"],
    shape: (modules: { topics: Topic[] }[]) => modules.flatMap(({ topics }) => topics.map(withTopic)),
  },
  {
    method: "GET",
    path: "batchcoursetopics/batches/{id}/topics",
    document: `query ($id: Int!) { batch(databaseId: $id) { answer: topics { ${topic} } } }`,
    variables: (input) => ({ id: pathNumber(input, "id") }),
    answer: { form: "rows", notFound: "Batch not found", key: "topicId" },
    at: ["batch", "answer"],
    shape: (topics: Topic[]) => topics.map(withTopic),
  },
  {
    ...update,
    method: "POST",
    path: "batchcoursetopics",
    form,
    variables: ({ form: input }) => ({ input }),
  },
  {
    ...update,
    method: "PUT",
    path: "batches/{id}/courses/{courseId}/topics/{topicId}",
    form: formOfTopic,
    variables: (call) => ({
      input: {
        batchId: pathNumber(call, "id"),
        courseId: pathNumber(call, "courseId"),
        topicId: pathNumber(call, "topicId"),
        ...call.form,
      },
    }),
  },
];
