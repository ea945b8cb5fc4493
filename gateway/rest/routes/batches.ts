import {
  bodyAmount,
  bodyDay,
  bodyNumber,
  bodyOptionalNumber,
  bodyRequiredChoice,
  bodyText,
  bodyTime,
  pathNumber,
  type RestInput,
  type RestRoute,
} from "../route";
import { page, refusal } from "./fragments";

const types = ["WEEKDAY", "SATURDAY", "SUNDAY"];
const statuses = ["SCHEDULED", "IN_PROGRESS", "COMPLETED", "CANCELLED", "POSTPONED", "HOLD"];

const batch = `id: databaseId name description startDate endDate startTime endTime duration totalHours completedHours
  batchType meetingLink status noOfDays noOfParticipants updatedAt`;
const answer = `__typename ... on ChangedBatchPayload { batch { ${batch} } } ${refusal}`;
const batchUser = "id: databaseId status createdAt user { id: databaseId name email }";

const batchInput = (input: RestInput) => ({
  name: bodyText(input, "name"),
  description: bodyText(input, "description"),
  startDate: bodyDay(input, "startDate"),
  endDate: bodyDay(input, "endDate"),
  startTime: bodyTime(input, "startTime"),
  endTime: bodyTime(input, "endTime"),
  duration: bodyOptionalNumber(input, "duration"),
  totalHours: bodyAmount(input, "totalHours"),
  completedHours: bodyAmount(input, "completedHours"),
  noOfDays: bodyOptionalNumber(input, "noOfDays"),
  batchType: bodyRequiredChoice(input, "batchType", types),
  meetingLink: bodyText(input, "meetingLink"),
  status: bodyRequiredChoice(input, "status", statuses),
});

const batchOf = ({ batch: changed }: { batch: object }) => changed;
const id = (input: RestInput) => ({ id: pathNumber(input, "id") });
const notFound = { form: "one", notFound: "Batch not found" } as const;
const none = { form: "none" } as const;

const batchRoutesAlone: readonly RestRoute[] = [
  {
    method: "GET",
    path: "batches",
    document: `query ($after: String) { answer: batches(first: 100, after: $after) { nodes { ${batch} } ${page} } }`,
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
    variables: (input) => ({ input: batchInput(input) }),
    answer: notFound,
    shape: batchOf,
  },
  {
    method: "PUT",
    path: "batches/{id}",
    document: `mutation ($id: Int!, $input: BatchInput!) {
      answer: updateBatch(batchId: $id, input: $input) { ${answer} }
    }`,
    variables: (input) => ({ ...id(input), input: batchInput(input) }),
    answer: notFound,
    shape: batchOf,
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
    shape: batchOf,
  },
];

/** The calls of staff on batches and on who is in them. */
export const batchRoutes: readonly RestRoute[] = [
  ...batchRoutesAlone,
  {
    method: "GET",
    path: "batches/{id}/users",
    document: `query ($id: Int!, $after: String) {
      batch(databaseId: $id) { answer: users(first: 100, after: $after) { nodes { ${batchUser} } ${page} } }
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
    variables: (input) => ({ ...id(input), userIds: [bodyNumber(input, "userId")] }),
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
