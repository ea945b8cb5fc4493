import { Link2, RotateCw, X } from "lucide-react";
import { invitationStateLabels } from "#gateway/domains/invitations/contract";
import { findValue } from "#gateway/domains/labelsContract";
import type { InvitationsScreen_invitations$data } from "~/__generated__/InvitationsScreen_invitations.graphql";
import { formatDate } from "~/formats/dates";
import { Badge } from "~/ui/Badge";
import { actionsColumn } from "~/ui/columns";
import { IconButton } from "~/ui/IconButton";
import type { Column } from "~/ui/tableColumns";
import type { Tone } from "~/ui/tones";

/** An invitation of the list. */
export type Row = InvitationsScreen_invitations$data["nodes"][number];

const tones: Readonly<Record<string, Tone>> = { OPEN: "info", ACCEPTED: "success", EXPIRED: "warning" };

function describeMail({ email, mailState, maxUses, uses }: Row): string {
  if (email === null) return `${uses} of ${maxUses} joined`;
  if (mailState === "SENT") return "Mail sent";
  if (mailState === "FAILED" || mailState === "SUPPRESSED") return "Mail not delivered";
  return "Mail on its way";
}

interface Acts {
  resend: (row: Row) => void;
  revoke: (row: Row) => void;
}

/** Whom an invitation is for. */
export const invitee = ({ email, name }: Row) => name || (email ?? "Anyone with the link");

/** The columns of the list of invitations. */
export const createColumns = ({ resend, revoke }: Acts): Column<Row>[] => [
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
    cell: ({ state }) => (
      <Badge tone={tones[state]}>
        {invitationStateLabels[findValue(invitationStateLabels, state) ?? "OPEN"]}
      </Badge>
    ),
  },
  {
    key: "mail",
    header: "Progress",
    cell: (row) =>
      row.acceptedBy.length > 0 && row.email !== null ? `By ${row.acceptedBy.join(", ")}` : describeMail(row),
  },
  {
    key: "expiresAt",
    header: "Until",
    cell: ({ expiresAt }) => <span className="whitespace-nowrap tabular-nums">{formatDate(expiresAt)}</span>,
  },
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
