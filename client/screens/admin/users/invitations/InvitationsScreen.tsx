import { MailPlus } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { invitationMessages, invitationStateLabels } from "#gateway/domains/invitations/contract";
import type { InvitationsScreen_invitations$key } from "~/__generated__/InvitationsScreen_invitations.graphql";
import type { InvitationsScreenQuery } from "~/__generated__/InvitationsScreenQuery.graphql";
import type { InvitationsScreenSubscription } from "~/__generated__/InvitationsScreenSubscription.graphql";
import { resendInvitation, revokeInvitation } from "~/commands/userCommands";
import { ListFilters } from "~/lists/ListFilters";
import { type ListAbout, ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { type CountsByState, StateCounts } from "~/lists/StateCounts";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useMutation } from "~/relay/useMutation";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { copyText } from "~/ui/copyText";
import { showToast } from "~/ui/toasts";
import { useConfirm } from "~/ui/useConfirm";
import { createColumns, invitee, type Row } from "./invitationColumns";
import { invitationsList, joinAddress } from "./invitationsList";

const query = graphql`
  query InvitationsScreenQuery(
    $search: String
    $state: InvitationState
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @preloadable {
    ALL: invitations(first: 1) {
      totalCount
    }
    OPEN: invitations(first: 1, state: OPEN) {
      totalCount
    }
    ACCEPTED: invitations(first: 1, state: ACCEPTED) {
      totalCount
    }
    EXPIRED: invitations(first: 1, state: EXPIRED) {
      totalCount
    }
    REVOKED: invitations(first: 1, state: REVOKED) {
      totalCount
    }
    invitations(search: $search, state: $state, first: $first, after: $after, last: $last, before: $before) {
      ...InvitationsScreen_invitations
    }
  }
`;

const subscription = graphql`
  subscription InvitationsScreenSubscription {
    invitationsChanged
  }
`;

const about: ListAbout = {
  title: "Invitations",
  subtitle: "Whom you have invited, and who has accepted.",
  breadcrumbs: [{ label: "Users", to: "/admin/users" }, { label: "Invitations" }],
  caption: "Invitations",
  noun: { one: "invitation", many: "invitations" },
  create: { label: "Invite", to: "/admin/users/invitations/new", icon: <MailPlus /> },
  empty: {
    icon: <MailPlus />,
    title: "No invitations yet",
    text: "Invite people by mail or by a link. They choose a password and go straight to their batch or course.",
  },
};

const search = <ListFilters list={invitationsList} search="Search invitations" filters={[]} />;

graphql`
  fragment InvitationsScreen_invitation on Invitation {
    id
    databaseId
    email
    name
    role
    place
    state
    mailState
    uses
    maxUses
    acceptedBy
    expiresAt
  }
`;

function InvitationTable({ invitations: key }: { invitations: InvitationsScreen_invitations$key }) {
  const invitations = useFragment(
    graphql`
      fragment InvitationsScreen_invitations on QueryInvitationsConnection {
        ...useListPage_page
        nodes {
          id
          ...InvitationsScreen_invitation @relay(mask: false)
        }
      }
    `,
    key,
  );
  const [commitResend] = useMutation(resendInvitation);
  const [commitRevoke] = useMutation(revokeInvitation);
  const revoking = useConfirm(({ databaseId }: Row, options) =>
    commitRevoke({ invitationId: databaseId }, options),
  );
  const resend = async ({ databaseId }: Row) => {
    const sent = await commitResend({ invitationId: databaseId });
    if (!sent) return;
    if (sent.token && !(await copyText(joinAddress(sent.token)))) return;
    const message = sent.token ? "New link copied. The former one is void." : invitationMessages.resent;
    showToast({ tone: "success", message });
  };
  return (
    <>
      <ListTable
        list={invitationsList}
        about={about}
        toolbar={search}
        advice="Try fewer words, or another state."
        columns={() => createColumns({ resend: (row) => void resend(row), revoke: revoking.ask })}
        page={invitations}
      />
      <ConfirmDialog
        title="Revoke the invitation?"
        message={revoking.asked && `The link of ${invitee(revoking.asked)} stops working.`}
        confirmLabel="Revoke"
        {...revoking.dialog}
      />
    </>
  );
}

/** How many invitations stand where. */
function InvitationCounts({ counts }: { counts?: CountsByState }) {
  const path = "/admin/users/invitations";
  return <StateCounts labels={invitationStateLabels} counts={counts} list={invitationsList} path={path} />;
}

/** The invitations of the organization, live. */
export function InvitationsScreen() {
  const { invitations, ...counts } = useRouteQuery<InvitationsScreenQuery>(query);
  useLiveScreen<InvitationsScreenSubscription>(query, subscription);
  return (
    <ListScreen about={about}>
      <InvitationCounts counts={counts} />
      <InvitationTable invitations={invitations} />
    </ListScreen>
  );
}

const columns = createColumns({ resend: () => undefined, revoke: () => undefined });

/** Placeholder for the list while it loads; the filters work already. */
export function InvitationsSkeleton() {
  return (
    <ListScreenSkeleton about={about} columns={columns} toolbar={search}>
      <InvitationCounts />
    </ListScreenSkeleton>
  );
}
