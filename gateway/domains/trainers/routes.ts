import { list, post, remove } from "#gateway/routes/calls";
import { parts } from "#gateway/routes/editedRows";
import { plain } from "#gateway/routes/fields";
import type { RestForm } from "#gateway/routes/form";
import { mutationByIds, page, refusal } from "#gateway/routes/fragments";
import type { RestRoute } from "#gateway/routes/route";
import { assignTrainerSchema } from "./contract";

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
export const routes: readonly RestRoute[] = [
  parts("batches/{id}/trainers", {
    notFound: "Batch not found",
    parent: "batch",
    field: "trainers",
    nodes: trainer,
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
    document: mutationByIds("removeTrainer", { batchId: "id", courseId: "courseId", trainerId: "trainerId" }),
  }),
];
