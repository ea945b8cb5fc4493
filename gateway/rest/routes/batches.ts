import { assignUserSchema, batchSchema } from "#gateway/domains/batches/formContract";
import { day, givenOr, plain, text } from "../fields";
import type { RestForm } from "../form";
import { pathNumber, type RestInput, type RestRoute } from "../route";
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

const getBatch = ({ batch: changed }: { batch: object }) => changed;
const id = (input: RestInput) => ({ id: pathNumber(input, "id") });
const notFound = { form: "one", notFound: "Batch not found" } as const;
const none = { form: "none" } as const;

const batchRoutesAlone: readonly RestRoute[] = [
  {
    method: "GET",
    path: "batches",
    document: `query ($first: Int, $after: String) { answer: batches(first: $first, after: $after) { nodes { ${batch} } ${page} } }`,
    answer: { form: "list", notFound: "Batch not found" },
  },
  {
    method: "GET",
    path: "batches/{id}",
    document: `query ($id: Int!) { answer: batch(databaseId: $id) { ${batch} } }`,
    variables: id,
    answer: notFound,
  },
  {
    method: "POST",
    path: "batches",
    document: `mutation ($input: BatchInput!) { answer: createBatch(input: $input) { ${answer} } }`,
    form,
    variables: ({ form: input }) => ({ input }),
    answer: notFound,
    shape: getBatch,
  },
  {
    method: "PUT",
    path: "batches/{id}",
    document: `mutation ($id: Int!, $input: BatchInput!, $version: DateTime) {
      answer: updateBatch(batchId: $id, input: $input, version: $version) { ${answer} }
    }`,
    form,
    variables: (call) => ({ ...id(call), input: call.form, version: call.version }),
    answer: notFound,
    shape: getBatch,
  },
  {
    method: "DELETE",
    path: "batches/{id}",
    document: `mutation ($id: Int!) { answer: deleteBatch(batchId: $id) { __typename ${refusal} } }`,
    variables: id,
    answer: none,
  },
  {
    method: "PUT",
    path: "batches/{id}/sync",
    document: `mutation ($id: Int!) { answer: syncBatch(batchId: $id) { ${answer} } }`,
    variables: id,
    answer: notFound,
    shape: getBatch,
  },
];

/** The staff's calls on batches and their users. */
export const batchRoutes: readonly RestRoute[] = [
  ...batchRoutesAlone,
  {
    method: "GET",
    path: "batches/{id}/users",
    document: `query ($id: Int!, $first: Int, $after: String) {
      batch(databaseId: $id) { answer: users(first: $first, after: $after) { nodes { ${batchUser} } ${page} } }
    }`,
    variables: id,
    answer: { form: "list", notFound: "Batch not found" },
    at: ["batch", "answer"],
  },
  {
    method: "POST",
    path: "batches/{id}/users",
    document: `mutation ($id: Int!, $userIds: [Int!]!) {
      answer: assignUsersToBatch(batchId: $id, userIds: $userIds) {
        __typename ... on AssignedUsersPayload { batchUsers { ${batchUser} } } ${refusal}
      }
    }`,
    form: { fields: { userId: plain("userId", "user.id") }, schema: () => assignUserSchema },
    variables: (call) => ({ ...id(call), userIds: [call.form["userId"]] }),
    answer: notFound,
    shape: ({ batchUsers }: { batchUsers: readonly object[] }) => batchUsers[0],
  },
  {
    method: "DELETE",
    path: "batches/{id}/users/{userId}",
    document: `mutation ($id: Int!, $userId: Int!) {
      answer: removeUserFromBatch(batchId: $id, userId: $userId) { __typename ${refusal} }
    }`,
    variables: (input) => ({ ...id(input), userId: pathNumber(input, "userId") }),
    answer: none,
  },
];
