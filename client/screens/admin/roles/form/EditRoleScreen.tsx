import { Copy } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type {
  EditRoleScreen_role$data,
  EditRoleScreen_role$key,
} from "~/__generated__/EditRoleScreen_role.graphql";
import type { EditRoleScreenQuery } from "~/__generated__/EditRoleScreenQuery.graphql";
import { saveRole } from "~/commands/organizationCommands";
import type { SavedState } from "~/forms/useEditConflict";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useReadNewest } from "~/relay/useReadNewest";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { PageHeader } from "~/ui/PageHeader";
import { toGiven, toRights } from "../roleRights";
import { roleAddresses, roleCrumbs } from "../roleTexts";
import { RoleForm, type RoleValues, toRoleInput } from "./RoleForm";
import { useRoleChanges } from "./useRoleChanges";

const fragment = graphql`
  fragment EditRoleScreen_role on Role {
    databaseId
    name
    description
    isShipped
    updatedAt
    rights {
      right
      scope
    }
  }
`;

const query = graphql`
  query EditRoleScreenQuery($roleId: Int!) @preloadable {
    givableRights {
      right
      scope
    }
    role(databaseId: $roleId) {
      databaseId
      name
      isFixed
      ...EditRoleScreen_role
    }
  }
`;

const toSavedState = (role: EditRoleScreen_role$data): SavedState<RoleValues> => ({
  version: role.updatedAt,
  values: { name: role.name, description: role.description, rights: toGiven(toRights(role.rights)) },
});

interface EditorProps {
  role: EditRoleScreen_role$key;
  givableRights: Found<EditRoleScreenQuery, "role">["givableRights"];
}

/** Changes a role, after showing who gains or loses what, then returns to it. */
function Editor({ role: key, givableRights }: EditorProps) {
  const role = useFragment(fragment, key);
  const roleId = role.databaseId;
  const back = roleAddresses.view(roleId);
  const save = useSave(saveRole, useReadNewest<EditRoleScreenQuery>(query, { roleId }));
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

function EditScreen({ role, givableRights }: Found<EditRoleScreenQuery, "role">) {
  const { databaseId: roleId, name, isFixed } = role;
  const title = `Edit ${name}`;
  useScreenTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[...roleCrumbs, { label: name, to: roleAddresses.view(roleId) }, { label: "Edit" }]}
      />
      {isFixed ? <Fixed roleId={roleId} /> : <Editor role={role} givableRights={givableRights} />}
    </>
  );
}

/** Edits a role of the organization. */
export const EditRoleScreen = foundScreen<EditRoleScreenQuery, "role">(query, "role", EditScreen);
