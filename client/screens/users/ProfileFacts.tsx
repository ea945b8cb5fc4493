import { BadgeCheck, CircleAlert } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { getLabel } from "#gateway/domains/labelsContract";
import { allTracks, userTypeLabels } from "#gateway/domains/users/contract";
import type { ProfileFacts_user$key } from "~/__generated__/ProfileFacts_user.graphql";
import { formatDate } from "~/formats/dates";
import { useSession } from "~/session/sessionStore";
import { Avatar } from "~/ui/Avatar";
import { Badge } from "~/ui/Badge";
import { Card } from "~/ui/Card";
import { FactCells } from "~/ui/Facts";
import { VerifyAddress } from "./VerifyAddress";

const fragment = graphql`
  fragment ProfileFacts_user on User {
    name
    avatarUrl
    username
    email
    emailVerified
    userType
    roleNames
    careerTrack
    createdAt
  }
`;

/** An account's details in one card. */
export function ProfileFacts({ user }: { user: ProfileFacts_user$key }) {
  const data = useFragment(fragment, user);
  const { name, avatarUrl, username, email, emailVerified, userType, roleNames, careerTrack, createdAt } =
    data;
  const isOwn = useSession().account?.username === username;
  return (
    <Card>
      <div className="mb-5 flex items-center gap-3">
        <Avatar name={name} src={avatarUrl} size="lg" />
        <div className="min-w-0">
          <p className="truncate font-semibold">{name}</p>
          <p className="truncate text-sm text-muted">@{username}</p>
        </div>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3 text-sm">
        <FactCells label="Email">{email}</FactCells>
        <FactCells label="Verified">
          <Badge
            tone={emailVerified ? "success" : "warning"}
            icon={emailVerified ? <BadgeCheck /> : <CircleAlert />}
          >
            {emailVerified ? "Yes" : "Not yet"}
          </Badge>
          {!emailVerified && isOwn && (
            <span className="ml-2">
              <VerifyAddress />
            </span>
          )}
        </FactCells>
        <FactCells label="User Type">{getLabel(userTypeLabels, userType)}</FactCells>
        <FactCells label="Roles">
          <span className="flex flex-wrap gap-1.5">
            {roleNames.length === 0 && "None"}
            {roleNames.map((role) => (
              <Badge key={role}>{role}</Badge>
            ))}
          </span>
        </FactCells>
        <FactCells label="Career track">
          {!careerTrack || careerTrack === allTracks ? "All tracks" : careerTrack}
        </FactCells>
        <FactCells label="Member since">{formatDate(createdAt)}</FactCells>
      </dl>
    </Card>
  );
}
