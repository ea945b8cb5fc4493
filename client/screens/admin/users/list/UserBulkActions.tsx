import { Download, UserCheck, UserPlus, UserX } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { UserBulkActionsLoadUsersQuery } from "~/__generated__/UserBulkActionsLoadUsersQuery.graphql";
import { addUsersToBatch, setUsersActive } from "~/commands/userCommands";
import { formatQuantity } from "~/formats/counts";
import { userNoun } from "~/formats/nouns";
import { refuseSubmit } from "~/forms/refuseSubmit";
import { useCheckedValue } from "~/forms/useCheckedValue";
import { exportAddress } from "~/lists/exportAddress";
import type { ParsedAddress } from "~/lists/listParams";
import { loadRows, toPage } from "~/lists/loadRows";
import { tellOutcome } from "~/lists/tellOutcome";
import type { Selection } from "~/lists/useSelection";
import { useMutation } from "~/relay/useMutation";
import { BatchPicker } from "~/screens/admin/BatchPicker";
import { ActionDialog } from "~/ui/ActionDialog";
import { Button } from "~/ui/Button";
import { buttonClass } from "~/ui/buttonClass";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { showToast } from "~/ui/toasts";
import { usersList, usersVariables } from "../usersList";

interface Props {
  selection: Selection;
  onClose: () => void;
}

/** Adds the selected users to a batch, which enrols them in its courses. */
function AddToBatch({ selection, onClose }: Props) {
  const { value: batch, setError, field } = useCheckedValue<ComboboxOption | null>(null);
  const [assign, busy] = useMutation(addUsersToBatch);
  const add = async () => {
    if (!batch) return refuseSubmit(setError, "Choose a batch.");
    const userIds = selection.rows.map(({ id }) => id);
    const added = await assign({ batchId: Number(batch.value), userIds }, { onFailure: setError });
    if (!added) return;
    const count = formatQuantity(added.batchUsers.length, userNoun);
    showToast({ tone: "success", message: `${count} added to ${added.batch.name}` });
    selection.clear();
    onClose();
  };
  return (
    <ActionDialog
      size="sm"
      title={`Add ${formatQuantity(selection.rows.length, userNoun)} to a batch`}
      description="They are enrolled in the batch's courses. Users already in the batch don't change."
      action="Add to batch"
      busy={busy}
      onAction={add}
      onClose={onClose}
    >
      <BatchPicker label="Batch" {...field} />
    </ActionDialog>
  );
}

/** The actions for the selected users. */
export function UserBulkActions({ selection }: { selection: Selection }) {
  const [asked, setAsked] = useState<"deactivate" | "batch" | null>(null);
  const [commit, busy] = useMutation(setUsersActive);
  const ids = selection.rows.map(({ id }) => id);
  const setActive = async (active: boolean) => {
    const done = await commit({ userIds: ids, active });
    setAsked(null);
    if (!done) return;
    const did = active ? "activated" : "deactivated";
    tellOutcome({ done: done.users.length, refused: done.refused, noun: userNoun, did, selection });
  };
  return (
    <>
      <Button size="sm" icon={<UserPlus />} onClick={() => setAsked("batch")}>
        Add to batch
      </Button>
      <Button size="sm" icon={<UserCheck />} disabled={busy} onClick={() => void setActive(true)}>
        Activate
      </Button>
      <Button size="sm" icon={<UserX />} disabled={busy} onClick={() => setAsked("deactivate")}>
        Deactivate
      </Button>
      <a href={exportAddress("users", { ids })} download className={buttonClass({ size: "sm" })}>
        <Download aria-hidden className="size-4" />
        Export
      </a>
      <ConfirmDialog
        open={asked === "deactivate"}
        title={`Deactivate ${formatQuantity(ids.length, userNoun)}`}
        message="The users are signed out everywhere and can't sign in until you activate their accounts again."
        confirmLabel="Deactivate"
        cancelLabel="Cancel"
        onConfirm={() => setActive(false)}
        onCancel={() => setAsked(null)}
      />
      {asked === "batch" && <AddToBatch selection={selection} onClose={() => setAsked(null)} />}
    </>
  );
}

const query = graphql`
  query UserBulkActionsLoadUsersQuery(
    $search: String
    $userType: UserType
    $role: String
    $verified: Boolean
    $active: Boolean
    $seen: Boolean
    $courseId: Int
    $sort: UserSort, $reversed: Boolean
    $first: Int
    $after: String
  ) {
    users(
      search: $search
      userType: $userType
      role: $role
      verified: $verified
      active: $active
      seen: $seen
      courseId: $courseId
      sort: $sort, reversed: $reversed
      first: $first
      after: $after
    ) {
      ...loadRows_page
      nodes { id databaseId name }
    }
  }
`;

interface Selectable {
  readonly id: string;
  readonly databaseId: number;
  readonly name: string;
}

const toSelected = ({ id, databaseId, name }: Selectable) => ({ key: id, id: databaseId, name });

/** How users are selected, and what can be done with the selected ones. */
export const userBulk = {
  toSelected,
  /** Loads all matching users, to select them. */
  loadAll: (environment: IEnvironment, address: ParsedAddress<typeof usersList>) =>
    loadRows<UserBulkActionsLoadUsersQuery>(environment, {
      query,
      variables: usersVariables(usersList.first(address)),
      read: ({ users }) => toPage(users, toSelected),
    }),
  actions: (selection: Selection) => <UserBulkActions selection={selection} />,
};
