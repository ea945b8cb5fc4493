import { Link2, MailPlus, RotateCw, X } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { invitationMessages } from "#gateway/domains/invitations/contract";
import { keptMail, mailMessages } from "#gateway/domains/mail/contract";
import type { InvitationsScreen_invitations$key } from "~/__generated__/InvitationsScreen_invitations.graphql";
import { resendInvitation, revokeInvitation } from "~/commands/userCommands";
import { joinAddress } from "~/formats/joinAddress";
import { useSendsMail } from "~/forms/useSendsMail";
import { ListFilters } from "~/lists/ListFilters";
import { type ListAbout, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import type { ListRow } from "~/relay/fragmentData";
import { useMutation } from "~/relay/useMutation";
import { invitationsChanged } from "~/screens/admin/changes";
import { countedScreen } from "~/screens/admin/countedScreen";
import { InvitationStateBadge } from "~/screens/admin/stateBadges";
import { invitationsList } from "~/screens/admin/stateLists";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { actionsColumn, momentColumn } from "~/ui/columns";
import { copyText } from "~/ui/copyText";
import { IconButton } from "~/ui/IconButton";
import type { Column } from "~/ui/tableColumns";
import { showToast } from "~/ui/toasts";
import { useConfirm } from "~/ui/useConfirm";

/** An invitation of the list. */
type Row = ListRow<InvitationsScreen_invitations$key>;

function describeMail({ email, mailState, maxUses, uses }: Row, sendsMail: boolean): string {
  if (email === null) return `${uses} of ${maxUses} joined`;
  if (mailState === "SENT") return "Mail sent";
  if (mailState === "FAILED" || mailState === "SUPPRESSED") return "Mail not delivered";
  if (mailState === "DISCARDED") return "Not sent: discarded";
  if (sendsMail && mailState === keptMail) return "Not sent: kept";
  return sendsMail ? "Mail on its way" : `Not sent: ${mailMessages.notSetUp.toLowerCase()}`;
}

interface Acts {
  /** Whether mails are sent. */
  sendsMail: boolean;
  resend: (row: Row) => void;
  revoke: (row: Row) => void;
}

/** The recipient of an invitation. */
const invitee = ({ email, name }: Row) => name || (email ?? "Anyone with the link");

/** The columns of the list of invitations. */
const createColumns = ({ sendsMail, resend, revoke }: Acts): Column<Row>[] => [
  {
    key: "invitee",
    header: "Invited",
    rowHeader: true,
    cell: (row) => (
      <span className="block text-left wrap-anywhere">
        {invitee(row)}
        {row.name && row.email && <span className="block text-xs font-normal text-muted">{row.email}</span>}
      </span>
    ),
  },
  { key: "place", header: "To", cell: ({ place, role }) => place ?? role },
  {
    key: "state",
    header: "State",
    cell: ({ state }) => <InvitationStateBadge state={state} />,
  },
  {
    key: "mail",
    header: "Progress",
    cell: (row) =>
      row.acceptedBy.length > 0 && row.email !== null
        ? `By ${row.acceptedBy.join(", ")}`
        : describeMail(row, sendsMail),
  },
  momentColumn({ key: "expiresAt", header: "Until" }, ({ expiresAt }) => expiresAt),
  actionsColumn(
    (row) =>
      (row.state === "OPEN" || row.state === "EXPIRED") && (
        <span className="inline-flex gap-1">
          <IconButton
            size="sm"
            label={row.email === null ? "Copy a new link" : `Send again: ${invitee(row)}`}
            icon={row.email === null ? <Link2 /> : <RotateCw />}
            onClick={() => resend(row)}
          />
          <IconButton size="sm" label={`Revoke: ${invitee(row)}`} icon={<X />} onClick={() => revoke(row)} />
        </span>
      ),
    { header: "Actions", align: "end" },
  ),
];

const about: ListAbout = {
  title: "Invitations",
  subtitle: "People you invited, and who accepted.",
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

const screen = {
  about,
  list: invitationsList,
  toolbar: <ListFilters list={invitationsList} search="Search invitations" />,
};

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

const fragment = graphql`
  fragment InvitationsScreen_invitations on QueryInvitationsConnection {
    ...useListPage_page
    nodes {
      id
      ...InvitationsScreen_invitation @relay(mask: false)
    }
  }
`;

function InvitationTable({ invitations: key }: { invitations: InvitationsScreen_invitations$key }) {
  const sendsMail = useSendsMail();
  const invitations = useFragment(fragment, key);
  const [commitResend] = useMutation(resendInvitation);
  const [commitRevoke] = useMutation(revokeInvitation);
  const revoking = useConfirm(({ databaseId }: Row, options) =>
    commitRevoke({ invitationId: databaseId }, options),
  );
  const resend = async ({ databaseId }: Row) => {
    const sent = await commitResend({ invitationId: databaseId });
    if (!sent) return;
    if (sent.token && !(await copyText(joinAddress(sent.token)))) return;
    const message = sent.token ? "New link copied. The old one no longer works." : invitationMessages.resent;
    showToast({ tone: "success", message });
  };
  return (
    <>
      <ListTable
        {...screen}
        advice="Try fewer words, or another state."
        columns={() => createColumns({ sendsMail, resend: (row) => void resend(row), revoke: revoking.ask })}
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

const query = graphql`
  query InvitationsScreenQuery(
    $search: String, $state: InvitationState
    $first: Int, $after: String, $last: Int, $before: String
  ) @preloadable {
    ALL: invitations(first: 1) { totalCount }
    OPEN: invitations(first: 1, state: OPEN) { totalCount }
    ACCEPTED: invitations(first: 1, state: ACCEPTED) { totalCount }
    EXPIRED: invitations(first: 1, state: EXPIRED) { totalCount }
    REVOKED: invitations(first: 1, state: REVOKED) { totalCount }
    invitations(search: $search, state: $state, first: $first, after: $after, last: $last, before: $before) {
      ...InvitationsScreen_invitations
    }
  }
`;

/** The invitations of the organization, live. */
export const InvitationsScreen = countedScreen(query, invitationsChanged, screen, InvitationTable);

const columns = createColumns({ sendsMail: true, resend: () => undefined, revoke: () => undefined });

/** Placeholder for the list while it loads; the filters work already. */
export const InvitationsSkeleton = () => <ListScreenSkeleton {...screen} columns={columns} />;
