import { graphql } from "react-relay";
import { batchMessages } from "#gateway/domains/batches/formContract";
import type { CreateBatchScreenMutation } from "~/__generated__/CreateBatchScreenMutation.graphql";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { PageHeader } from "~/ui/PageHeader";
import { BatchForm } from "./BatchForm";

const mutation = graphql`
  mutation CreateBatchScreenMutation($input: BatchInput!) {
    result: createBatch(input: $input) {
      ... on ChangedBatchPayload @alias(as: "payload") {
        batch {
          databaseId
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const texts = { success: batchMessages.created, fallback: batchMessages.createFailed };
const title = "Create batch";

/** Creates a batch, then opens it. */
export function CreateBatchScreen() {
  useScreenTitle(title);
  const save = useSave<CreateBatchScreenMutation>(mutation, texts);
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: "Batches", to: "/admin/batches" }, { label: "Create" }]}
      />
      <BatchForm
        batch={null}
        submitLabel={title}
        back="/admin/batches"
        onSave={(input, { onFieldErrors }) =>
          save({ input }, { onFieldErrors, to: ({ batch }) => `/admin/batches/${batch.databaseId}` })
        }
      />
    </>
  );
}
