import { FileText, MailWarning } from "lucide-react";
import { graphql } from "react-relay";
import { mailMessages, mailStateLabels } from "#gateway/domains/mail/contract";
import { describeMailKind, shownMailKinds } from "#gateway/domains/mail/kindContract";
import type { MailScreenQuery } from "~/__generated__/MailScreenQuery.graphql";
import type { MailScreenSubscription } from "~/__generated__/MailScreenSubscription.graphql";
import { formatCount } from "~/formats/counts";
import { ListFilters } from "~/lists/ListFilters";
import { ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { type CountsByState, StateCounts } from "~/lists/StateCounts";
import { usePendingParams } from "~/lists/usePendingParams";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { Callout } from "~/ui/Callout";
import { aboutMail, MailTable } from "./MailTable";
import { mailColumns } from "./mailColumns";
import { mailList } from "./mailList";

const query = graphql`
  query MailScreenQuery(
    $search: String
    $state: MailState
    $kind: String
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @preloadable {
    mailSetup {
      isSetUp
      from
      sentToday
      dailyQuota
    }
    ALL: mails(first: 1) {
      totalCount
    }
    QUEUED: mails(first: 1, state: QUEUED) {
      totalCount
    }
    SENT: mails(first: 1, state: SENT) {
      totalCount
    }
    FAILED: mails(first: 1, state: FAILED) {
      totalCount
    }
    SUPPRESSED: mails(first: 1, state: SUPPRESSED) {
      totalCount
    }
    mails(
      search: $search
      state: $state
      kind: $kind
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      ...MailTable_mails
    }
  }
`;

const subscription = graphql`
  subscription MailScreenSubscription {
    mailChanged
  }
`;

type Setup = MailScreenQuery["response"]["mailSetup"];

/** How many mails stand where. */
function MailCounts({ counts }: { counts?: CountsByState }) {
  const { requested } = usePendingParams(mailList);
  return (
    <StateCounts
      labels={mailStateLabels}
      counts={counts}
      selected={requested.state}
      toAddress={(state) => `/admin/mail${mailList.format({ ...mailList.all, state })}`}
    />
  );
}

const kindOptions = shownMailKinds.map((kind) => ({ value: kind, label: describeMailKind(kind) }));

function MailFilters() {
  return (
    <div className="mb-3">
      <ListFilters
        list={mailList}
        search="Search mail"
        className="sm:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]"
        filters={[{ name: "kind", label: "Kind", placeholder: "All kinds", options: kindOptions }]}
      />
    </div>
  );
}

/** Whether mail leaves, and how much of it may. */
function SetupNotice({ isSetUp, from, sentToday, dailyQuota }: Setup) {
  if (isSetUp)
    return (
      <p className="mb-3 text-sm text-muted tabular-nums">
        Sent by {from}. {formatCount(sentToday)} of {formatCount(dailyQuota)} mails within 24 hours.
      </p>
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

const templatesLink = (
  <ButtonLink icon={<FileText />} to="/admin/mail/templates">
    Templates
  </ButtonLink>
);

/** The mails of the organization. For administrators. */
export function MailScreen() {
  const { mails, mailSetup, ...counts } = useRouteQuery<MailScreenQuery>(query);
  useLiveScreen<MailScreenSubscription>(query, subscription);
  return (
    <ListScreen about={aboutMail} actions={templatesLink}>
      <SetupNotice {...mailSetup} />
      <MailCounts counts={counts} />
      <MailFilters />
      <MailTable mails={mails} />
    </ListScreen>
  );
}

const columns = mailColumns({ resend: () => undefined });

/** Placeholder for the list while it loads; the filters work already. */
export function MailSkeleton() {
  return (
    <ListScreenSkeleton about={aboutMail} actions={templatesLink} columns={columns}>
      <MailCounts />
      <MailFilters />
    </ListScreenSkeleton>
  );
}
