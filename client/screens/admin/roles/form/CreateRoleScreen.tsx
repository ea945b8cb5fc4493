import { CircleAlert } from "lucide-react";
import { graphql } from "react-relay";
import { noRights, type Right } from "#gateway/domains/rightsContract";
import { roleLimits } from "#gateway/domains/roles/contract";
import type { CreateRoleScreenQuery } from "~/__generated__/CreateRoleScreenQuery.graphql";
import { saveRole } from "~/commands/organizationCommands";
import { useSave } from "~/forms/useSave";
import { ScreenHead } from "~/layout/ScreenHead";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Callout } from "~/ui/Callout";
import { getRightLabel, keepGivable, roleAddresses, roleCrumbs, toGiven, toRights } from "../roleFacts";
import { RoleForm, toRoleInput } from "./RoleForm";

const query = graphql`
  query CreateRoleScreenQuery($copiedId: Int!, $copies: Boolean!) @preloadable {
    givableRights { right scope }
    role(databaseId: $copiedId) @include(if: $copies) {
      name
      description
      rights { right scope }
    }
  }
`;

/** Names the rights that a copy doesn't take over. */
function LeftOut({ names }: { names: readonly Right[] }) {
  if (names.length === 0) return null;
  return (
    <Callout
      label="Rights that are left out"
      tone="warning"
      icon={<CircleAlert aria-hidden />}
      title="Some rights aren't copied"
      className="mb-5"
    >
      <p className="mt-1">
        You don't have these rights, or only for what you teach: {names.map(getRightLabel).join(", ")}.
      </p>
    </Callout>
  );
}

/** Creates a role, blank or as a copy of another one, then opens it. */
export function CreateRoleScreen() {
  const { givableRights, role } = useRouteQuery<CreateRoleScreenQuery>(query);
  const save = useSave(saveRole);
  const givable = toRights(givableRights);
  const { kept, reduced } = keepGivable(role ? toRights(role.rights) : noRights, givable);
  const values = {
    name: role ? `Copy of ${role.name}`.slice(0, roleLimits.name) : "",
    description: role?.description ?? "",
    rights: toGiven(kept),
  };
  return (
    <>
      <ScreenHead
        title="Create role"
        subtitle={role ? `A copy of ${role.name}. The original stays as it is.` : undefined}
        breadcrumbs={[...roleCrumbs, { label: "Create" }]}
      />
      <RoleForm
        saved={{ version: "", values }}
        givable={givable}
        submit="Create role"
        back={roleAddresses.list}
        notice={<LeftOut names={reduced} />}
        onSave={(input, { onFieldErrors }) =>
          save(
            { input: toRoleInput(input) },
            { onFieldErrors, to: (saved) => roleAddresses.view(saved.role?.databaseId ?? 0) },
          )
        }
      />
    </>
  );
}
