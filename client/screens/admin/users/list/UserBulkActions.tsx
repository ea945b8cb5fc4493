import { Download, UserCheck, UserPlus, UserX } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import { userFormMessages } from "#gateway/domains/users/formContract";
import type { UserBulkActionsMutation } from "~/__generated__/UserBulkActionsMutation.graphql";
import { formatQuantity } from "~/formats/counts";
import { exportAddress } from "~/lists/exportAddress";
import { tellOutcome } from "~/lists/tellOutcome";
import type { Selection } from "~/lists/useSelection";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { buttonClass } from "~/ui/buttonClass";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { userNoun } from "../userMessages";
import { AddToBatch } from "./AddToBatch";

const mutation = graphql`
  mutation UserBulkActionsMutation($userIds: [Int!]!, $active: Boolean!) {
    result: setUsersActive(userIds: $userIds, active: $active) {
      __typename
      ... on ChangedUsersPayload {
        users {
          id
          active
          updatedAt
          canMakeSignInCode
        }
        refused {
          rowId
          message
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

const texts = { fallback: userFormMessages.updateFailed };

/** What can be done with the selected users. */
export function UserBulkActions({ selection }: { selection: Selection }) {
  const [asked, setAsked] = useState<"deactivate" | "batch" | null>(null);
  const [commit, busy] = useMutation<UserBulkActionsMutation>(mutation, texts);
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
        message="The accounts are signed out everywhere and cannot sign in until they are activated again."
        confirmLabel="Deactivate"
        cancelLabel="Cancel"
        onConfirm={() => setActive(false)}
        onCancel={() => setAsked(null)}
      />
      {asked === "batch" && <AddToBatch selection={selection} onClose={() => setAsked(null)} />}
    </>
  );
}
