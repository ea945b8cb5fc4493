import { Copy } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { rights as rightFacts } from "#gateway/domains/rightsContract";
import { roleMessages } from "#gateway/domains/roles/contract";
import type { EditRoleScreen_role$key } from "~/__generated__/EditRoleScreen_role.graphql";
import type { EditRoleScreenChangesQuery } from "~/__generated__/EditRoleScreenChangesQuery.graphql";
import type { EditRoleScreenQuery } from "~/__generated__/EditRoleScreenQuery.graphql";
import { saveRole } from "~/commands/organizationCommands";
import { formatQuantity } from "~/formats/counts";
import type { SavedState } from "~/forms/useEditConflict";
import { useSave } from "~/forms/useSave";
import { ScreenHead } from "~/layout/ScreenHead";
import type { FragmentData } from "~/relay/fragmentData";
import { quietRequest } from "~/relay/network";
import { readOnce } from "~/relay/readOnce";
import { type FoundProps, foundScreen } from "~/screens/admin/foundScreen";
import { ActionDialog } from "~/ui/ActionDialog";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { showToast } from "~/ui/toasts";
import {
  type GivenRight,
  getRightLabel,
  isKnownRight,
  personNoun,
  roleAddresses,
  roleCrumbs,
  toGiven,
  toRights,
} from "../roleFacts";
import { RoleForm, type RoleValues, toRoleInput } from "./RoleForm";

const changesQuery = graphql`
  query EditRoleScreenChangesQuery($roleId: Int!, $rights: [RoleRightInput!]!) {
    roleChanges(roleId: $roleId, rights: $rights) {
      userId
      name
      changes { right before after }
    }
  }
`;

type HolderChange = EditRoleScreenChangesQuery["response"]["roleChanges"][number];
type Change = HolderChange["changes"][number];

/** A right's label, with how far it reaches where that differs. */
function describeChange({ right, before, after }: Change): string {
  const label = getRightLabel(right);
  const isOwn = (after ?? before) === "OWN";
  if (isOwn && isKnownRight(right)) return `${label} (${rightFacts[right].own ?? ""})`;
  return before !== null && after !== null ? `${label} (everything)` : label;
}

const isGain = ({ before, after }: Change): boolean => after !== null && (before === null || after === "ALL");

function Holder({ holder: { name, changes } }: { holder: HolderChange }) {
  const parts = [
    { title: "Gains", changes: changes.filter(isGain) },
    { title: "Keeps only", changes: changes.filter((change) => change.after !== null && !isGain(change)) },
    { title: "Loses", changes: changes.filter(({ after }) => after === null) },
  ];
  return (
    <li className="rounded-md border border-line px-3 py-2.5 text-sm">
      <p className="font-medium wrap-anywhere text-ink">{name}</p>
      {parts
        .filter((part) => part.changes.length > 0)
        .map((part) => (
          <p key={part.title} className="mt-0.5 text-soft">
            <span className="font-medium text-ink">{part.title}:</span>{" "}
            {part.changes.map(describeChange).join(", ")}
          </p>
        ))}
    </li>
  );
}

interface ChangesQuestion {
  holders: readonly HolderChange[];
  answer: (isConfirmed: boolean) => void;
}

function ChangesDialog({ holders, answer }: ChangesQuestion) {
  const noun = formatQuantity(holders.length, personNoun);
  return (
    <ActionDialog
      sheet
      title={`This changes what ${noun} can do`}
      description="It takes effect as soon as you save."
      action="Save anyway"
      focusAction
      onAction={() => answer(true)}
      onClose={() => answer(false)}
    >
      <ul aria-label="Gains and losses" className="grid gap-2">
        {holders.map((holder) => (
          <Holder key={holder.userId} holder={holder} />
        ))}
      </ul>
    </ActionDialog>
  );
}

/** Shows who would gain or lose what by a change of a role, before it is saved. */
function useRoleChanges(roleId: number) {
  const environment = useRelayEnvironment();
  const [asked, setAsked] = useState<ChangesQuestion | null>(null);
  const read = async (rights: GivenRight[]) => {
    const variables = { roleId, rights };
    const found = await readOnce<EditRoleScreenChangesQuery>(
      environment,
      changesQuery,
      variables,
      quietRequest,
    );
    return found?.roleChanges;
  };
  /** Whether to save: the person has agreed, or no one is affected. */
  const confirm = async (rights: GivenRight[]): Promise<boolean> => {
    const holders = await read(rights);
    if (!holders) showToast({ tone: "danger", message: roleMessages.changesUnread });
    if (!holders?.length) return holders !== undefined;
    return new Promise((resolve) => {
      const answer = (isConfirmed: boolean) => {
        setAsked(null);
        resolve(isConfirmed);
      };
      setAsked({ holders, answer });
    });
  };
  return { confirm, dialog: asked && <ChangesDialog {...asked} /> };
}

const fragment = graphql`
  fragment EditRoleScreen_role on Role {
    databaseId
    name
    description
    isShipped
    updatedAt
    rights { right scope }
  }
`;

const query = graphql`
  query EditRoleScreenQuery($roleId: Int!) @preloadable {
    givableRights { right scope }
    role(databaseId: $roleId) { databaseId name isFixed ...EditRoleScreen_role }
  }
`;

const toSavedState = (role: FragmentData<EditRoleScreen_role$key>): SavedState<RoleValues> => ({
  version: role.updatedAt,
  values: { name: role.name, description: role.description, rights: toGiven(toRights(role.rights)) },
});

type FoundRole = FoundProps<EditRoleScreenQuery, "role">;

/** Changes a role, after showing who gains or loses what, then returns to it. */
function Editor({ role: key, givableRights, readNewest }: FoundRole) {
  const role = useFragment<EditRoleScreen_role$key>(fragment, key);
  const roleId = role.databaseId;
  const back = roleAddresses.view(roleId);
  const save = useSave(saveRole, readNewest);
  const { confirm, dialog } = useRoleChanges(roleId);
  return (
    <>
      <RoleForm
        saved={toSavedState(role)}
        givable={toRights(givableRights)}
        isNameKept={role.isShipped}
        submit="Save role"
        back={back}
        onSave={async (output, { version, ...saving }) => {
          const input = toRoleInput(output);
          if (!(await confirm(input.rights))) return false;
          return save({ roleId, version, input }, { ...saving, to: back });
        }}
      />
      {dialog}
    </>
  );
}

/** ADMIN has every right, always: a copy can be changed. */
const Fixed = ({ roleId }: { roleId: number }) => (
  <Card className="max-w-4xl">
    <EmptyState
      title="This role has every right, always"
      action={
        <ButtonLink icon={<Copy />} to={roleAddresses.copy(roleId)}>
          Copy this role
        </ButtonLink>
      }
    >
      Copy it, change the copy, and give people the copy instead.
    </EmptyState>
  </Card>
);

function EditScreen(known: FoundRole) {
  const { databaseId: roleId, name, isFixed } = known.role;
  const title = `Edit ${name}`;
  return (
    <>
      <ScreenHead
        title={title}
        breadcrumbs={[...roleCrumbs, { label: name, to: roleAddresses.view(roleId) }, { label: "Edit" }]}
      />
      {isFixed ? <Fixed roleId={roleId} /> : <Editor {...known} />}
    </>
  );
}

/** Edits a role of the organization. */
export const EditRoleScreen = foundScreen(query, "role", EditScreen);
