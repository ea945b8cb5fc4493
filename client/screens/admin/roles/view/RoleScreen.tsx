import { Copy, Pencil } from "lucide-react";
import { graphql } from "react-relay";
import { type Rights, rights } from "#gateway/domains/rightsContract";
import type { RoleScreenQuery } from "~/__generated__/RoleScreenQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { ScreenHead } from "~/layout/ScreenHead";
import { figureAddresses } from "~/lists/figures";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { AllowedLink } from "~/ui/AllowedLink";
import { Badge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyCard } from "~/ui/EmptyCard";
import { areas, personNoun, rightNoun, roleAddresses, roleCrumbs, toRights } from "../roleFacts";

/** The rights of a role, a card for each area. */
function RightCards({ held }: { held: Rights }) {
  const shown = areas.map(({ title, rights: all }) => ({
    title,
    given: all.filter(({ name }) => held[name]),
  }));
  return (
    <div className="gap-4 lg:columns-2">
      {shown
        .filter(({ given }) => given.length > 0)
        .map(({ title, given }) => (
          <Card key={title} title={title} className="mb-4 break-inside-avoid">
            <ul className="grid gap-3 text-sm">
              {given.map(({ name, facts: { label, description } }) => (
                <li key={name}>
                  <span className="font-medium text-ink">{label}</span>
                  <span className="mt-0.5 block text-xs text-muted">{description}</span>
                  {held[name] === "OWN" && (
                    <span className="mt-0.5 block text-xs font-medium text-soft">
                      Only: {rights[name].own}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </Card>
        ))}
    </div>
  );
}

function Shown({ role }: Found<RoleScreenQuery, "role">) {
  const { databaseId, name, description, isShipped, isFixed, holderCount } = role;
  const held = toRights(role.rights);
  const count = Object.keys(held).length;
  return (
    <>
      <ScreenHead
        title={name}
        breadcrumbs={[...roleCrumbs, { label: name }]}
        status={isShipped && <Badge>Comes with Lectern</Badge>}
        subtitle={description}
        actions={
          <>
            <ButtonLink icon={<Copy />} to={roleAddresses.copy(databaseId)}>
              Copy
            </ButtonLink>
            {!isFixed && (
              <ButtonLink variant="primary" icon={<Pencil />} to={roleAddresses.edit(databaseId)}>
                Edit
              </ButtonLink>
            )}
          </>
        }
      />
      <p className="mb-4 text-sm text-soft">
        {`${formatQuantity(count, rightNoun)}. `}
        <AllowedLink
          to={figureAddresses.holdersOf(name)}
          className="font-medium text-brand-ink underline hover:no-underline"
        >
          {`${formatQuantity(holderCount, personNoun)} ${holderCount === 1 ? "has" : "have"} this role`}
        </AllowedLink>
      </p>
      {count === 0 ? (
        <EmptyCard title="This role gives no rights">
          Learners and staff can have it, as a label to find them by.
        </EmptyCard>
      ) : (
        <RightCards held={held} />
      )}
    </>
  );
}

const query = graphql`
  query RoleScreenQuery($roleId: Int!) @preloadable {
    role(databaseId: $roleId) { ...roleFacts_role @relay(mask: false) }
  }
`;

/** A role with what it allows. */
export const RoleScreen = foundScreen(query, "role", Shown);
