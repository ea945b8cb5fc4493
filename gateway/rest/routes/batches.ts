import { assignUserSchema, batchSchema } from "#gateway/domains/batches/formContract";
import { get, list, post, put, remove } from "../calls";
import { day, givenOr, plain, text } from "../fields";
import type { RestForm } from "../form";
import type { RestRoute } from "../route";
import { page, refusal } from "./fragments";

const batch = `id: databaseId name description startDate endDate startTime endTime duration totalHours completedHours
  batchType classDays meetingLink status noOfDays noOfParticipants updatedAt`;
const answer = `__typename ... on ChangedBatchPayload { batch { ${batch} } } ${refusal}`;
const batchUser = "id: databaseId status createdAt user { id: databaseId name email }";

const form: RestForm = {
  fields: {
    name: text("name"),
    description: text("description"),
    startDate: day("startDate"),
    endDate: day("endDate"),
    startTime: plain("startTime"),
    endTime: plain("endTime"),
    duration: plain("duration"),
    totalHours: plain("totalHours"),
    completedHours: plain("completedHours"),
    batchType: givenOr("batchType", "WEEKDAY"),
    // Left out when unchanged, so that a new type brings its own days.
    classDays: { ...plain("classDays"), isOptional: true },
    meetingLink: text("meetingLink"),
    noOfDays: plain("noOfDays"),
    status: givenOr("status", "SCHEDULED"),
  },
  schema: () => batchSchema,
};

const notFound = "Batch not found";

const batchRoutesAlone: readonly RestRoute[] = [
  list("batches", {
    notFound,
    document: `query ($first: Int, $after: String) { answer: batches(first: $first, after: $after) { nodes { ${batch} } ${page} } }`,
  }),
  get("batches/{id}", {
    notFound,
    document: `query ($id: Int!) { answer: batch(databaseId: $id) { ${batch} } }`,
  }),
  post("batches", {
    notFound,
    document: `mutation ($input: BatchInput!) { answer: createBatch(input: $input) { ${answer} } }`,
    form,
    part: "batch",
  }),
  put("batches/{id}", {
    notFound,
    document: `mutation ($id: Int!, $input: BatchInput!, $version: DateTime) {
      answer: updateBatch(batchId: $id, input: $input, version: $version) { ${answer} }
    }`,
    form,
    part: "batch",
  }),
  remove("batches/{id}", {
    document: `mutation ($id: Int!) { answer: deleteBatch(batchId: $id) { __typename ${refusal} } }`,
  }),
  put("batches/{id}/sync", {
    notFound,
    document: `mutation ($id: Int!) { answer: syncBatch(batchId: $id) { ${answer} } }`,
    part: "batch",
  }),
];

/** The staff's calls on batches and their users. */
export const batchRoutes: readonly RestRoute[] = [
  ...batchRoutesAlone,
  list("batches/{id}/users", {
    notFound,
    document: `query ($id: Int!, $first: Int, $after: String) {
      batch(databaseId: $id) { answer: users(first: $first, after: $after) { nodes { ${batchUser} } ${page} } }
    }`,
    at: ["batch", "answer"],
  }),
  post("batches/{id}/users", {
    notFound,
    document: `mutation ($id: Int!, $userIds: [Int!]!) {
      answer: assignUsersToBatch(batchId: $id, userIds: $userIds) {
        __typename ... on AssignedUsersPayload { batchUsers { ${batchUser} } } ${refusal}
      }
    }`,
    form: { fields: { userId: plain("userId", "user.id") }, schema: () => assignUserSchema },
    variables: (call) => ({ userIds: [call.form["userId"]] }),
    shape: ({ batchUsers }: { batchUsers: readonly object[] }) => batchUsers[0],
  }),
  remove("batches/{id}/users/{userId}", {
    document: `mutation ($id: Int!, $userId: Int!) {
      answer: removeUserFromBatch(batchId: $id, userId: $userId) { __typename ${refusal} }
    }`,
  }),
];
