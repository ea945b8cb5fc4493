import { graphql, useFragment } from "react-relay";
import {
  type BatchUserStatus,
  batchUserStatuses,
  batchUserStatusLabels,
} from "#gateway/domains/batches/contract";
import { batchMessages } from "#gateway/domains/batches/formContract";
import type { UserStatusSelect_batchUser$key } from "~/__generated__/UserStatusSelect_batchUser.graphql";
import type { UserStatusSelectMutation } from "~/__generated__/UserStatusSelectMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { Select } from "~/ui/Select";

const mutation = graphql`
  mutation UserStatusSelectMutation($batchId: Int!, $userId: Int!, $status: BatchUserStatus!) {
    result: setBatchUserStatus(batchId: $batchId, userId: $userId, status: $status) {
      __typename
      ... on ChangedBatchUserPayload {
        batchUser {
          id
          status
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const texts = { fallback: batchMessages.statusFailed };
const options = batchUserStatuses.map((value) => ({ value, label: batchUserStatusLabels[value] }));

const knownStatus = (text: string): BatchUserStatus | undefined =>
  batchUserStatuses.find((status) => status === text);

interface Props {
  batchUser: UserStatusSelect_batchUser$key;
  batchId: number;
}

/** How a user stands in the batch; a choice is shown at once, and taken back when it could not be saved. */
export function UserStatusSelect({ batchUser: key, batchId }: Props) {
  const { id, status, user } = useFragment(
    graphql`
      fragment UserStatusSelect_batchUser on BatchUser {
        id
        status
        user {
          id
          databaseId
          name
        }
      }
    `,
    key,
  );
  const [save] = useMutation<UserStatusSelectMutation>(mutation, texts);
  const choose = (text: string) => {
    const chosen = knownStatus(text);
    if (!chosen || chosen === status) return;
    const batchUser = { id, status: chosen };
    void save(
      { batchId, userId: user.databaseId, status: chosen },
      { optimisticResponse: { result: { __typename: "ChangedBatchUserPayload", batchUser } } },
    );
  };
  return (
    <Select
      label={`Status of ${user.name}`}
      hideLabel
      placeholder={null}
      value={status}
      options={options}
      onChange={choose}
      className="w-36"
    />
  );
}
