import { FileText, Mail, MailWarning, Send } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { formatCount } from "#gateway/domains/countTextContract";
import { isKept, mailLabels, mailMessages } from "#gateway/domains/mail/contract";
import { describeMailKind, shownMailKinds } from "#gateway/domains/mail/kindContract";
import type { MailScreenQuery } from "~/__generated__/MailScreenQuery.graphql";
import type { MailScreenTable_mails$key } from "~/__generated__/MailScreenTable_mails.graphql";
import { resendMail } from "~/commands/mailCommands";
import { ListFilters } from "~/lists/ListFilters";
import { type ListAbout, ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { KeptMails } from "~/mail/KeptMails";
import type { ListRow } from "~/relay/fragmentData";
import { useLiveQuery } from "~/relay/useLiveScreen";
import { useMutation } from "~/relay/useMutation";
import { mailChanged } from "~/screens/admin/changes";
import { MailStateBadge } from "~/screens/admin/stateBadges";
import { mailList } from "~/screens/admin/stateLists";
import { ButtonLink } from "~/ui/ButtonLink";
import { Callout } from "~/ui/Callout";
import { actionsColumn, momentColumn } from "~/ui/columns";
import { IconButton } from "~/ui/IconButton";
import { RowLink } from "~/ui/RowLink";
import type { Column } from "~/ui/tableColumns";

const mailNoun = { one: "mail", many: "mails" } as const;

/** A mail of the list. */
type MailRow = ListRow<MailScreenTable_mails$key>;

interface Acts {
  resend: (mail: MailRow) => void;
}

/** The columns of the list of mails. */
const mailColumns = ({ resend }: Acts): Column<MailRow>[] => [
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
        {isKept({ state, lastError }) && <span className="block text-xs text-muted">Kept, not sent</span>}
      </span>
    ),
  },
  momentColumn({ key: "createdAt", header: mailLabels.createdAt }, ({ createdAt }) => createdAt),
  actionsColumn(
    (mail) =>
      (mail.state === "FAILED" || mail.state === "DISCARDED" || isKept(mail)) && (
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

/** The list of mails. */
const aboutMail: ListAbout = {
  title: "Mail",
  subtitle: "Every mail of your organization. Mails that the server refused are tried again.",
  caption: "Mails",
  noun: mailNoun,
  empty: {
    icon: <Mail />,
    title: "No mail yet",
    text: "Mails appear here, such as invitations and links to choose a new password.",
  },
};

const kindOptions = shownMailKinds.map((kind) => ({ value: kind, label: describeMailKind(kind) }));

const keptOptions = [{ value: "yes", label: "Kept, not sent" }];

const mailFilters = (
  <ListFilters
    list={mailList}
    search="Search mail"
    className="sm:grid-cols-[minmax(0,3fr)_minmax(0,1fr)_minmax(0,1fr)]"
    filters={[
      { name: "kind", label: "Kind", placeholder: "All kinds", options: kindOptions },
      { name: "kept", label: "Kept", placeholder: "Kept or not", options: keptOptions },
    ]}
  />
);

const templatesLink = (
  <ButtonLink icon={<FileText />} to="/admin/mail/templates">
    Templates
  </ButtonLink>
);

const screen = { about: aboutMail, list: mailList, actions: templatesLink, toolbar: mailFilters };

graphql`
  fragment MailScreenTable_mail on MailMessage {
    state
    attempts
    lastError
    sentAt
  }
`;

const fragment = graphql`
  fragment MailScreenTable_mails on QueryMailsConnection {
    ...useListPage_page
    nodes {
      id
      databaseId
      subject
      toName
      toAddress
      kind
      createdAt
      ...MailScreenTable_mail @relay(mask: false)
    }
  }
`;

/** A page of mails. */
function MailTable({ mails: key }: { mails: MailScreenTable_mails$key }) {
  const mails = useFragment(fragment, key);
  const [resend] = useMutation(resendMail);
  return (
    <ListTable
      {...screen}
      advice="Try fewer words, or another state."
      columns={() => mailColumns({ resend: ({ databaseId }) => void resend({ mailId: databaseId }) })}
      page={mails}
    />
  );
}

const query = graphql`
  query MailScreenQuery(
    $search: String, $state: MailState, $kind: String, $kept: Boolean
    $first: Int, $after: String, $last: Int, $before: String
  ) @preloadable {
    mailSetup { isSetUp from sentToday dailyQuota keptCount keptFrom keptUntil }
    ALL: mails(first: 1) { totalCount }
    QUEUED: mails(first: 1, state: QUEUED) { totalCount }
    SENT: mails(first: 1, state: SENT) { totalCount }
    FAILED: mails(first: 1, state: FAILED) { totalCount }
    SUPPRESSED: mails(first: 1, state: SUPPRESSED) { totalCount }
    DISCARDED: mails(first: 1, state: DISCARDED) { totalCount }
    mails(
      search: $search, state: $state, kind: $kind, kept: $kept
      first: $first, after: $after, last: $last, before: $before
    ) { ...MailScreenTable_mails }
  }
`;

type Setup = MailScreenQuery["response"]["mailSetup"];

/** Whether mail leaves, how much of it may, and what was kept before it did. */
function SetupNotice({ isSetUp, from, sentToday, dailyQuota, keptCount, keptFrom, keptUntil }: Setup) {
  if (isSetUp)
    return (
      <>
        {keptFrom && keptUntil && (
          <KeptMails count={keptCount} from={keptFrom} until={keptUntil} dailyQuota={dailyQuota} />
        )}
        <p className="mb-3 text-sm text-muted tabular-nums">
          Sent by {from}. {formatCount(sentToday)} of {formatCount(dailyQuota)} mails within 24 hours.
        </p>
      </>
    );
  return (
    <Callout
      label={mailMessages.notSetUp}
      tone="warning"
      icon={<MailWarning aria-hidden />}
      title={mailMessages.notSetUp}
      className="mb-4"
    >
      <p className="mt-1">
        Mails are kept here and not sent. Open a mail to copy its links, or ask the operator to set SMTP_URL.
      </p>
    </Callout>
  );
}

/** The mails of the organization. For administrators. */
export function MailScreen() {
  const { mails, mailSetup, ...counts } = useLiveQuery<MailScreenQuery>(query, mailChanged);
  return (
    <ListScreen {...screen} counts={counts} notice={<SetupNotice {...mailSetup} />}>
      <MailTable mails={mails} />
    </ListScreen>
  );
}

const columns = mailColumns({ resend: () => undefined });

/** Placeholder for the list while it loads; the filters work already. */
export const MailSkeleton = () => <ListScreenSkeleton {...screen} columns={columns} />;
