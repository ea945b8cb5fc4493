import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { neverSeen } from "#gateway/domains/users/contract";
import type { UserFacts_user$key } from "~/__generated__/UserFacts_user.graphql";
import { formatDate, formatDateTime } from "~/formats/dates";
import { Badge } from "~/ui/Badge";
import { Card } from "~/ui/Card";
import { getUserTypeLabel } from "../userMessages";

const fragment = graphql`
  fragment UserFacts_user on User {
    name
    username
    email
    userType
    emailVerified
    active
    lastSignInAt
    lastSeenAt
    updatedAt
    roleNames
  }
`;

const yesOrNo = (yes: boolean): string => (yes ? "Y" : "N");

const momentOrNever = (moment: string | null | undefined): string =>
  moment ? formatDateTime(moment) : neverSeen;

/** What is known of an account, and its roles. */
export function UserFacts({ user }: { user: UserFacts_user$key }) {
  const { roleNames, ...facts } = useFragment(fragment, user);
  return (
    <div className="grid gap-6">
      <Card title="Account">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3 text-sm">
          <Fact label="Name">{facts.name}</Fact>
          <Fact label="Username">{facts.username}</Fact>
          <Fact label="Email">{facts.email}</Fact>
          <Fact label="User Type">{getUserTypeLabel(facts.userType)}</Fact>
          <Fact label="Verified">{yesOrNo(facts.emailVerified)}</Fact>
          <Fact label="Active">{yesOrNo(facts.active)}</Fact>
          <Fact label="Last sign-in">{momentOrNever(facts.lastSignInAt)}</Fact>
          <Fact label="Last seen">{momentOrNever(facts.lastSeenAt)}</Fact>
          <Fact label="Last Updated">{formatDate(facts.updatedAt)}</Fact>
        </dl>
      </Card>
      <Card title="Roles">
        {roleNames.length === 0 ? (
          <p className="text-sm text-muted">No role has been given to this account.</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {roleNames.map((role) => (
              <li key={role}>
                <Badge>{role}</Badge>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
