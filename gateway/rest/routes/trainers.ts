import { assignTrainerSchema } from "#gateway/domains/trainers/contract";
import { plain } from "../fields";
import type { RestForm } from "../form";
import { pathNumber, type RestInput, type RestRoute } from "../route";
import { page, refusal } from "./fragments";

const trainer = `id: databaseId role updatedAt trainer { id: databaseId name email }
  batchCourse { id: databaseId batchId courseId course { id: databaseId code title } }`;

/** The documented value has a hyphen, which an enum value cannot have. */
const spelled = (row: { role: string }) => ({ ...row, role: row.role.replace("_", "-") });

interface Assigned {
  batchTrainer: { role: string };
  warnings: readonly string[];
}

/** The listed row, with its warnings if there are any. */
const assigned = ({ batchTrainer, warnings }: Assigned) => ({
  ...spelled(batchTrainer),
  ...(warnings.length > 0 ? { warnings } : {}),
});

const form: RestForm = {
  fields: {
    trainerId: plain("trainerId", "trainer.id"),
    role: {
      names: ["role"],
      read: (role) => (typeof role === "string" ? role.replace("-", "_") : role),
    },
  },
  schema: () => assignTrainerSchema,
};

const place = (input: RestInput) => ({
  id: pathNumber(input, "id"),
  courseId: pathNumber(input, "courseId"),
});

/** The calls of staff on the trainers of a batch. */
export const trainerRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "batches/{id}/trainers",
    document: `query ($id: Int!, $first: Int, $after: String) {
      batch(databaseId: $id) { answer: trainers(first: $first, after: $after) { nodes { ${trainer} } ${page} } }
    }`,
    variables: (input) => ({ id: pathNumber(input, "id") }),
    answer: { form: "list", notFound: "Batch not found" },
    at: ["batch", "answer"],
    shape: spelled,
  },
  {
    method: "GET",
    path: "batches/{id}/courses/{courseId}/trainers",
    document: `query ($id: Int!, $courseId: Int!, $first: Int, $after: String) {
      batchCourse(batchId: $id, courseId: $courseId) {
        answer: trainers(first: $first, after: $after) { nodes { ${trainer} } ${page} }
      }
    }`,
    variables: place,
    answer: { form: "list", notFound: "Batch course not found" },
    at: ["batchCourse", "answer"],
    shape: spelled,
  },
  {
    method: "POST",
    path: "batches/{id}/courses/{courseId}/trainers",
    document: `mutation ($id: Int!, $courseId: Int!, $input: AssignTrainerInput!) {
      answer: assignTrainer(batchId: $id, courseId: $courseId, input: $input) {
        __typename ... on ChangedBatchTrainerPayload { batchTrainer { ${trainer} } warnings } ${refusal}
      }
    }`,
    form,
    variables: (call) => ({ ...place(call), input: call.form }),
    answer: { form: "one", notFound: "Trainer not found" },
    shape: assigned,
  },
  {
    method: "DELETE",
    path: "batches/{id}/courses/{courseId}/trainers/{trainerId}",
    document: `mutation ($id: Int!, $courseId: Int!, $trainerId: Int!) {
      answer: removeTrainer(batchId: $id, courseId: $courseId, trainerId: $trainerId) { __typename ${refusal} }
    }`,
    variables: (input) => ({ ...place(input), trainerId: pathNumber(input, "trainerId") }),
    answer: { form: "none" },
  },
];
