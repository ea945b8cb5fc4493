import { list, post, put, remove } from "#gateway/routes/calls";
import { editedRows, parts } from "#gateway/routes/editedRows";
import { day, givenOr, plain, text } from "#gateway/routes/fields";
import type { RestForm } from "#gateway/routes/form";
import { mutationByIds, queryPage, refusal } from "#gateway/routes/fragments";
import type { RestRoute } from "#gateway/routes/route";
import { assignUserSchema, batchSchema } from "./formContract";

const batch = `id: databaseId name description startDate endDate startTime endTime duration totalHours completedHours
  batchType classDays meetingLink status noOfDays noOfParticipants updatedAt`;
/** A batch as its users see it. */
const ownBatch = `id: databaseId name description startDate endDate startTime endTime duration totalHours completedHours
  batchType meetingLink status noOfDays noOfParticipants`;
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

const batchCalls: readonly RestRoute[] = [
  list("batches", { notFound, document: queryPage("batches", batch) }),
  ...editedRows("batches", {
    noun: "batch",
    notFound,
    fields: batch,
    payload: "ChangedBatchPayload",
    form,
  }),
  put("batches/{id}/sync", {
    notFound,
    document: mutationByIds("syncBatch", { batchId: "id" }, answer),
    part: "batch",
  }),
];

/** The calls on batches and their users. */
export const routes: readonly RestRoute[] = [
  ...batchCalls,
  list("v1/batches", { notFound, document: queryPage("myBatches", ownBatch) }),
  parts("batches/{id}/users", { notFound, parent: "batch", field: "users", nodes: batchUser }),
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
    document: mutationByIds("removeUserFromBatch", { batchId: "id", userId: "userId" }),
  }),
];
