import { Send, UserRound } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { mailLabels } from "#gateway/domains/mail/contract";
import { describeMailKind } from "#gateway/domains/mail/kindContract";
import type { MailViewScreenQuery } from "~/__generated__/MailViewScreenQuery.graphql";
import type { MailViewScreenTexts_mail$key } from "~/__generated__/MailViewScreenTexts_mail.graphql";
import { resendMail } from "~/commands/mailCommands";
import { formatDateTime } from "~/formats/dates";
import { ScreenHead } from "~/layout/ScreenHead";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useMutation } from "~/relay/useMutation";
import { mailChanged } from "~/screens/admin/changes";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { MailSuppressions } from "~/screens/admin/MailSuppressions";
import { MailStateBadge } from "~/screens/admin/stateBadges";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { CopyButton } from "~/ui/CopyButton";
import { FactCells } from "~/ui/Facts";
import { Tabs } from "~/ui/Tabs";
import { MailFrame } from "../MailFrame";

const query = graphql`
  query MailViewScreenQuery($mailId: Int!) @preloadable {
    mail(databaseId: $mailId) {
      __id
      databaseId
      subject
      kind
      toName
      toAddress
      userId
      createdAt
      attachments
      links
      suppressions { ...MailSuppressions_suppressions }
      ...MailScreenTable_mail @relay(mask: false)
      ...MailViewScreenTexts_mail
    }
  }
`;

type Mail = NonNullable<MailViewScreenQuery["response"]["mail"]>;

/** A mail: its state, and its content. */
export const MailViewScreen = foundScreen(query, "mail", Known);

function Known({ mail }: Found<MailViewScreenQuery, "mail">) {
  useLiveScreen(query, mailChanged);
  const { databaseId: mailId, subject, userId, links } = mail;
  const [resend, isResending] = useMutation(resendMail);
  return (
    <>
      <ScreenHead
        title={subject}
        status={<MailStateBadge state={mail.state} />}
        breadcrumbs={[{ label: "Mail", to: "/admin/mail" }, { label: subject }]}
        actions={
          <>
            {userId !== null && (
              <ButtonLink icon={<UserRound />} to={`/admin/users/${userId}`}>
                Recipient
              </ButtonLink>
            )}
            <Button
              variant="primary"
              icon={<Send />}
              busy={isResending}
              onClick={() => void resend({ mailId })}
            >
              Send again
            </Button>
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid gap-6">
          <MailSuppressions
            suppressions={mail.suppressions}
            owner={{ listId: mail.__id, field: "suppressions" }}
          />
          <MailFacts mail={mail} />
          {links.length > 0 && <MailLinks links={links} />}
        </div>
        <MailTexts mail={mail} />
      </div>
    </>
  );
}

function MailFacts({ mail }: { mail: Mail }) {
  const { toName, toAddress, kind, attempts, attachments, createdAt, sentAt, lastError } = mail;
  return (
    <Card title="Mail">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3 text-sm">
        <FactCells label={mailLabels.to}>{toName ? `${toName}, ${toAddress}` : toAddress}</FactCells>
        <FactCells label={mailLabels.kind}>{describeMailKind(kind)}</FactCells>
        <FactCells label={mailLabels.createdAt}>{formatDateTime(createdAt)}</FactCells>
        <FactCells label={mailLabels.sentAt}>{sentAt ? formatDateTime(sentAt) : "–"}</FactCells>
        <FactCells label={mailLabels.attempts}>{attempts}</FactCells>
        {attachments.length > 0 && <FactCells label="Attached">{attachments.join(", ")}</FactCells>}
        {lastError && <FactCells label="Reason">{lastError}</FactCells>}
      </dl>
    </Card>
  );
}

function MailLinks({ links }: { links: readonly string[] }) {
  return (
    <Card title="Links">
      <ul className="grid gap-3 text-sm">
        {links.map((link) => (
          <li key={link} className="grid justify-items-start gap-1.5">
            <span className="wrap-anywhere">{link}</span>
            <CopyButton size="sm" text={link} copied="Link copied" noun="link">
              Copy link<span className="sr-only"> {link}</span>
            </CopyButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A mail's content: as HTML, as text, and its headers. */
function MailTexts({ mail: key }: { mail: MailViewScreenTexts_mail$key }) {
  const { html, text, headers } = useFragment(
    graphql`
      fragment MailViewScreenTexts_mail on MailMessage {
        html
        text
        headers { name value }
      }
    `,
    key,
  );
  const deleted = (
    <p className="text-sm text-muted">The text was deleted at the end of its retention period.</p>
  );
  return (
    <Card>
      <Tabs
        label="Parts of the mail"
        tabs={[
          { id: "html", label: "HTML", content: html === "" ? deleted : <MailFrame html={html} /> },
          {
            id: "text",
            label: "Text",
            content:
              text === "" ? deleted : <pre className="text-sm wrap-anywhere whitespace-pre-wrap">{text}</pre>,
          },
          {
            id: "headers",
            label: "Headers",
            content: (
              <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3 text-sm">
                {headers.map(({ name, value }) => (
                  <FactCells key={name} label={name}>
                    {value}
                  </FactCells>
                ))}
              </dl>
            ),
          },
        ]}
      />
    </Card>
  );
}
