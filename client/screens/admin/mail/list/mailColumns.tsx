import { Send } from "lucide-react";
import { mailLabels } from "#gateway/domains/mail/contract";
import { describeMailKind } from "#gateway/domains/mail/kindContract";
import type { MailScreenTable_mails$data } from "~/__generated__/MailScreenTable_mails.graphql";
import { formatDateTime } from "~/formats/dates";
import { actionsColumn } from "~/ui/columns";
import { IconButton } from "~/ui/IconButton";
import { RowLink } from "~/ui/RowLink";
import type { Column } from "~/ui/tableColumns";
import { MailStateBadge } from "../mailState";

export const mailNoun = { one: "mail", many: "mails" } as const;

/** A mail of the list. */
type MailRow = MailScreenTable_mails$data["nodes"][number];

interface Acts {
  resend: (mail: MailRow) => void;
}

/** The columns of the list of mails. */
export const mailColumns = ({ resend }: Acts): Column<MailRow>[] => [
  {
    key: "subject",
    header: mailLabels.subject,
    rowHeader: true,
    cell: ({ databaseId, subject, lastError, state }) => (
      <div className="text-left sm:max-w-60 2xl:flex 2xl:max-w-3xl 2xl:items-baseline 2xl:gap-2">
        <RowLink to={`/admin/mail/${databaseId}`} title={subject}>
          {subject}
        </RowLink>
        {lastError && (
          // Beside the subject where there is room; else the state's tooltip and the mail's screen have it.
          <span
            className={`text-xs font-normal max-sm:mt-0.5 max-sm:line-clamp-2 sm:hidden 2xl:block 2xl:min-w-0 2xl:truncate ${state === "FAILED" ? "text-danger-ink" : "text-muted"}`}
          >
            {lastError}
          </span>
        )}
      </div>
    ),
  },
  {
    key: "to",
    header: mailLabels.to,
    cell: ({ toName, toAddress }) => (
      <span title={toAddress} className="block wrap-anywhere sm:max-w-44 sm:truncate">
        {toName || toAddress}
      </span>
    ),
  },
  {
    key: "kind",
    header: mailLabels.kind,
    cell: ({ kind }) => <span className="sm:whitespace-nowrap">{describeMailKind(kind)}</span>,
  },
  {
    key: "state",
    header: mailLabels.state,
    cell: ({ state, lastError }) => (
      <span title={lastError ?? undefined}>
        <MailStateBadge state={state} />
      </span>
    ),
  },
  {
    key: "createdAt",
    header: mailLabels.createdAt,
    cell: ({ createdAt }) => (
      <span className="whitespace-nowrap tabular-nums">{formatDateTime(createdAt)}</span>
    ),
  },
  actionsColumn(
    (mail) =>
      mail.state === "FAILED" && (
        <IconButton
          size="sm"
          label={`Send again: ${mail.subject}`}
          icon={<Send />}
          onClick={() => resend(mail)}
        />
      ),
    { header: "Action", align: "end" },
  ),
];
