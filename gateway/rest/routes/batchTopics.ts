import { bodyChoice, bodyNumber, pathNumber, type RestInput, type RestRoute } from "../route";
import { refusal } from "./fragments";

const topic =
  "topicId: databaseId batchId courseId courseName topicName status plannedDate startDate completedDate";

interface Topic {
  topicId: number;
  topicName: string;
  plannedDate: string | null;
}

/** The topic itself stands in a row of its own, with the date that the batch plans for it. */
const withTopic = (row: Topic) => ({
  ...row,
  topic: { id: row.topicId, name: row.topicName, plannedDate: row.plannedDate },
});

/** A day of the body; null when it was left out. What is no day is the contract's affair. */
function bodyDay({ body }: RestInput, name: string): string | null {
  const value = body[name];
  return value === undefined || value === null || value === "" ? null : String(value);
}

const wishOf = (input: RestInput) => ({
  status: bodyChoice(input, "status", ["PENDING", "COMPLETED"]) ?? null,
  completedDate: bodyDay(input, "completedDate"),
  plannedDate: bodyDay(input, "plannedDate"),
});

const update = {
  document: `mutation ($input: BatchTopicInput!) {
    answer: updateBatchTopic(input: $input) {
      __typename ... on BatchTopicsChange { topics { ${topic} } } ${refusal}
    }
  }`,
  answer: { form: "one", notFound: "Topic not found" },
  shape: ({ topics }: { topics: Topic[] }) => topics.map(withTopic)[0] ?? {},
} as const;

/** The calls that tick and plan the topics of a batch. */
export const batchTopicRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "batchcoursetopics/batches/{id}/courses/{courseId}/topics",
    document: `query ($id: Int!, $courseId: Int!) {
      batchCourse(batchId: $id, courseId: $courseId) { answer: modules { topics { ${topic} } } }
    }`,
    variables: (input) => ({ id: pathNumber(input, "id"), courseId: pathNumber(input, "courseId") }),
    answer: { form: "one", notFound: "Batch course not found" },
    at: ["batchCourse", "answer"],
    shape: (modules: { topics: Topic[] }[]) => modules.flatMap(({ topics }) => topics.map(withTopic)),
  },
  {
    method: "GET",
    path: "batchcoursetopics/batches/{id}/topics",
    document: `query ($id: Int!) { batch(databaseId: $id) { answer: topics { ${topic} } } }`,
    variables: (input) => ({ id: pathNumber(input, "id") }),
    answer: { form: "one", notFound: "Batch not found" },
    at: ["batch", "answer"],
    shape: (topics: Topic[]) => topics.map(withTopic),
  },
  {
    ...update,
    method: "POST",
    path: "batchcoursetopics",
    variables: (input) => ({
      input: {
        batchId: bodyNumber(input, "batchId"),
        courseId: bodyNumber(input, "courseId"),
        topicId: bodyNumber(input, "topicId"),
        ...wishOf(input),
      },
    }),
  },
  {
    ...update,
    method: "PUT",
    path: "batches/{id}/courses/{courseId}/topics/{topicId}",
    variables: (input) => ({
      input: {
        batchId: pathNumber(input, "id"),
        courseId: pathNumber(input, "courseId"),
        topicId: pathNumber(input, "topicId"),
        ...wishOf(input),
      },
    }),
  },
];
