import { assignTrainerSchema } from "#gateway/domains/trainers/contract";
import { list, post, remove } from "../calls";
import { plain } from "../fields";
import type { RestForm } from "../form";
import type { RestRoute } from "../route";
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

/** The calls of staff on the trainers of a batch. */
export const trainerRoutes: readonly RestRoute[] = [
  list("batches/{id}/trainers", {
    notFound: "Batch not found",
    document: `query ($id: Int!, $first: Int, $after: String) {
      batch(databaseId: $id) { answer: trainers(first: $first, after: $after) { nodes { ${trainer} } ${page} } }
    }`,
    at: ["batch", "answer"],
    shape: spelled,
  }),
  list("batches/{id}/courses/{courseId}/trainers", {
    notFound: "Batch course not found",
    document: `query ($id: Int!, $courseId: Int!, $first: Int, $after: String) {
      batchCourse(batchId: $id, courseId: $courseId) {
        answer: trainers(first: $first, after: $after) { nodes { ${trainer} } ${page} }
      }
    }`,
    at: ["batchCourse", "answer"],
    shape: spelled,
  }),
  post("batches/{id}/courses/{courseId}/trainers", {
    notFound: "Trainer not found",
    document: `mutation ($id: Int!, $courseId: Int!, $input: AssignTrainerInput!) {
      answer: assignTrainer(batchId: $id, courseId: $courseId, input: $input) {
        __typename ... on ChangedBatchTrainerPayload { batchTrainer { ${trainer} } warnings } ${refusal}
      }
    }`,
    form,
    shape: assigned,
  }),
  remove("batches/{id}/courses/{courseId}/trainers/{trainerId}", {
    document: `mutation ($id: Int!, $courseId: Int!, $trainerId: Int!) {
      answer: removeTrainer(batchId: $id, courseId: $courseId, trainerId: $trainerId) { __typename ${refusal} }
    }`,
  }),
];
