import { post, put, rows } from "#gateway/routes/calls";
import { day, givenOr, plain } from "#gateway/routes/fields";
import type { RestForm } from "#gateway/routes/form";
import { refusal } from "#gateway/routes/fragments";
import { pathNumber, type RestRoute } from "#gateway/routes/route";
import { topicUpdateSchema, topicWishSchema } from "./contract";

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
  notFound: "Topic not found",
  shape: ({ topics }: { topics: Topic[] }) => topics.map(withTopic)[0] ?? {},
} as const;

/** The calls that complete and plan the topics of a batch. */
export const routes: readonly RestRoute[] = [
  rows("batchcoursetopics/batches/{id}/courses/{courseId}/topics", {
    notFound: "Batch course not found",
    key: "topicId",
    document: `query ($id: Int!, $courseId: Int!) {
      batchCourse(batchId: $id, courseId: $courseId) { answer: modules { topics { ${topic} } } }
    }`,
    at: ["batchCourse", "answer"],
    shape: (modules: { topics: Topic[] }[]) => modules.flatMap(({ topics }) => topics.map(withTopic)),
  }),
  rows("batchcoursetopics/batches/{id}/topics", {
    notFound: "Batch not found",
    key: "topicId",
    document: `query ($id: Int!) { batch(databaseId: $id) { answer: topics { ${topic} } } }`,
    at: ["batch", "answer"],
    shape: (topics: Topic[]) => topics.map(withTopic),
  }),
  post("batchcoursetopics", { ...update, form }),
  put("batches/{id}/courses/{courseId}/topics/{topicId}", {
    ...update,
    form: formOfTopic,
    variables: (call) => ({
      input: {
        batchId: pathNumber(call, "id"),
        courseId: pathNumber(call, "courseId"),
        topicId: pathNumber(call, "topicId"),
        ...call.form,
      },
    }),
  }),
];
