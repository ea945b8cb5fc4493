import { graphql, useFragment } from "react-relay";
import { neverSeen } from "#gateway/domains/users/contract";
import type { UserFacts_user$key } from "~/__generated__/UserFacts_user.graphql";
import type { UserFactsUserResults_user$key } from "~/__generated__/UserFactsUserResults_user.graphql";
import { formatDate, formatDateTime } from "~/formats/dates";
import { formatPercent } from "~/formats/progress";
import { Badge } from "~/ui/Badge";
import { Card } from "~/ui/Card";
import { FactCells } from "~/ui/Facts";
import { PassBadge } from "~/ui/PassBadge";
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

/** An account's details and roles. */
export function UserFacts({ user }: { user: UserFacts_user$key }) {
  const { roleNames, ...facts } = useFragment(fragment, user);
  return (
    <div className="grid gap-6">
      <Card title="Account">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3 text-sm">
          <FactCells label="Name">{facts.name}</FactCells>
          <FactCells label="Username">{facts.username}</FactCells>
          <FactCells label="Email">{facts.email}</FactCells>
          <FactCells label="User Type">{getUserTypeLabel(facts.userType)}</FactCells>
          <FactCells label="Verified">{yesOrNo(facts.emailVerified)}</FactCells>
          <FactCells label="Active">{yesOrNo(facts.active)}</FactCells>
          <FactCells label="Last sign-in">{momentOrNever(facts.lastSignInAt)}</FactCells>
          <FactCells label="Last seen">{momentOrNever(facts.lastSeenAt)}</FactCells>
          <FactCells label="Last Updated">{formatDate(facts.updatedAt)}</FactCells>
        </dl>
      </Card>
      <Card title="Roles">
        {roleNames.length === 0 ? (
          <p className="text-sm text-muted">No roles</p>
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

const userResultsFragment = graphql`
  fragment UserFactsUserResults_user on User {
    finishedAttempts(first: 20) {
      totalCount
      nodes {
        id
        assessment {
          id
          title
          courseTitle
        }
        result {
          score
          passed
          finishedAt
        }
      }
    }
  }
`;

/** A user's assessment results, latest first. */
export function UserResults({ user }: { user: UserFactsUserResults_user$key }) {
  const { totalCount, nodes } = useFragment(userResultsFragment, user).finishedAttempts;
  return (
    <Card title={`Test results (${totalCount})`} flush>
      {nodes.length === 0 ? (
        <p className="px-5 pt-1 pb-5 text-sm text-muted">No tests taken yet.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-t border-line">
          {nodes.map(
            ({ id, assessment, result }) =>
              result && (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5 text-sm">
                  <span className="min-w-40 flex-1">
                    <span className="block font-medium wrap-anywhere text-ink">{assessment.title}</span>
                    <span className="block text-xs wrap-anywhere text-muted">{assessment.courseTitle}</span>
                  </span>
                  <span className="flex items-center gap-3">
                    <span className="text-xs text-muted tabular-nums">{formatDate(result.finishedAt)}</span>
                    <span className="text-right tabular-nums sm:min-w-14">{formatPercent(result.score)}</span>
                    <PassBadge passed={result.passed} />
                  </span>
                </li>
              ),
          )}
        </ul>
      )}
    </Card>
  );
}
