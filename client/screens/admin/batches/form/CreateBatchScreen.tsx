import { graphql } from "react-relay";
import { batchMessages } from "#gateway/domains/batches/formContract";
import type { CreateBatchScreenMutation } from "~/__generated__/CreateBatchScreenMutation.graphql";
import { useLeaveForm } from "~/forms/useLeaveForm";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useMutation } from "~/relay/useMutation";
import { PageHeader } from "~/ui/PageHeader";
import { BatchForm, type SaveBatch } from "./BatchForm";

const mutation = graphql`
  mutation CreateBatchScreenMutation($input: BatchInput!) {
    result: createBatch(input: $input) {
      __typename
      ... on ChangedBatchPayload {
        batch {
          databaseId
        }
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

const texts = { success: batchMessages.created, fallback: batchMessages.createFailed };
const title = "Create batch";

/** Creates a batch, then opens it. */
export function CreateBatchScreen() {
  useScreenTitle(title);
  const leave = useLeaveForm();
  const [create] = useMutation<CreateBatchScreenMutation>(mutation, texts);
  const save: SaveBatch = async (input, { onFieldErrors }) => {
    const created = await create({ input }, { onFieldErrors });
    if (created) leave(`/admin/batches/${created.batch.databaseId}`);
    return created !== null;
  };
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: "Batches", to: "/admin/batches" }, { label: "Create" }]}
      />
      <BatchForm batch={null} submitLabel={title} back="/admin/batches" onSave={save} />
    </>
  );
}
