import { Eye, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { type BatchUserStatus, batchUserStatusLabels } from "#gateway/domains/batches/contract";
import { findValue, getOptions } from "#gateway/domains/labelsContract";
import type { BatchUserTable_users$data } from "~/__generated__/BatchUserTable_users.graphql";
import type { batchCommandsRemoveUserFromBatchMutation } from "~/__generated__/batchCommandsRemoveUserFromBatchMutation.graphql";
import type { batchUserColumnsRemoveUser_batchUser$key } from "~/__generated__/batchUserColumnsRemoveUser_batchUser.graphql";
import type { batchUserColumnsUserStatusSelect_batchUser$key } from "~/__generated__/batchUserColumnsUserStatusSelect_batchUser.graphql";
import { removeUserFromBatch, setBatchUserStatus } from "~/commands/batchCommands";
import { removeRow } from "~/lists/removeRow";
import { useMutation } from "~/relay/useMutation";
import { Avatar } from "~/ui/Avatar";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { actionsColumn, nameColumn } from "~/ui/columns";
import { OneLine } from "~/ui/OneLine";
import { Select } from "~/ui/Select";
import type { Column } from "~/ui/tableColumns";
import { useConfirm } from "~/ui/useConfirm";

interface RemoveProps {
  batchUser: batchUserColumnsRemoveUser_batchUser$key;
  batchId: number;
  /** The list's id in the store. */
  listId: string;
}

/** Removes a user from the batch after confirmation. */
function RemoveUser({ batchUser: key, batchId, listId }: RemoveProps) {
  const { id, user } = useFragment(
    graphql`
      fragment batchUserColumnsRemoveUser_batchUser on BatchUser {
        id
        user {
          id
          databaseId
          name
        }
      }
    `,
    key,
  );
  const [remove] = useMutation(removeUserFromBatch);
  const { ask, dialog } = useConfirm(
    (variables: batchCommandsRemoveUserFromBatchMutation["variables"], options) =>
      remove(variables, { ...options, updater: removeRow({ listId, nodeId: id }) }),
  );
  return (
    <>
      <Button
        size="sm"
        icon={<Trash2 />}
        aria-label={`Delete ${user.name} from the batch`}
        onClick={() => ask({ batchId, userId: user.databaseId })}
      >
        Delete
      </Button>
      <ConfirmDialog
        {...dialog}
        title="Delete from the batch"
        subject={user.name}
        message="Are you sure you want to remove this user from the batch? They keep their enrolments and progress."
        confirmLabel="Delete from batch"
      />
    </>
  );
}

/** What depends on how many users a batch has. */
graphql`
  fragment batchUserColumns_batch on Batch {
    noOfParticipants
    missingEnrolments
    canDelete
  }
`;

const options = getOptions(batchUserStatusLabels);

const knownStatus = (text: string): BatchUserStatus | undefined => findValue(batchUserStatusLabels, text);

interface Props {
  batchUser: batchUserColumnsUserStatusSelect_batchUser$key;
  batchId: number;
}

/** A user's status in the batch. A choice is shown at once, and rolled back if it could not be saved. */
function UserStatusSelect({ batchUser: key, batchId }: Props) {
  const { id, status, user } = useFragment(
    graphql`
      fragment batchUserColumnsUserStatusSelect_batchUser on BatchUser {
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
  const [save] = useMutation(setBatchUserStatus);
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
      compact
    />
  );
}

type Row = BatchUserTable_users$data["nodes"][number];

export const batchUserNoun = { one: "user", many: "users" } as const;

interface Place {
  batchId: number;
  /** The list's id in the store. */
  listId: string;
}

/** The columns of the list of a batch's users. */
export function batchUserColumns(place: Place): Column<Row>[] {
  return [
    nameColumn(
      "Name",
      { to: ({ user }) => `/admin/users/${user.databaseId}`, name: ({ user }) => user.name },
      {
        sortable: true,
        leading: ({ user }) => <Avatar name={user.name} src={user.avatarUrl} size="sm" />,
      },
    ),
    {
      key: "email",
      header: "Email",
      sortable: true,
      cell: ({ user }) => <OneLine text={user.email} className="sm:max-w-64" />,
    },
    {
      key: "status",
      header: "Status",
      sortable: true,
      tall: true,
      cell: (row) => <UserStatusSelect batchUser={row} batchId={place.batchId} />,
    },
    actionsColumn((row) => (
      <div className="flex items-center justify-end gap-1">
        <ButtonLink
          size="sm"
          icon={<Eye />}
          to={`/admin/users/${row.user.databaseId}`}
          aria-label={`View ${row.user.name}`}
        >
          View
        </ButtonLink>
        <RemoveUser batchUser={row} {...place} />
      </div>
    )),
  ];
}
