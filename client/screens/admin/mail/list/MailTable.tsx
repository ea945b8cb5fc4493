import { Mail } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { MailTable_mails$key } from "~/__generated__/MailTable_mails.graphql";
import { resendMail } from "~/commands/mailCommands";
import type { ListAbout } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { useMutation } from "~/relay/useMutation";
import { mailColumns, mailNoun } from "./mailColumns";
import { mailList } from "./mailList";

/** The list of mails. */
export const aboutMail: ListAbout = {
  title: "Mail",
  subtitle: "Every mail of your organization. What the mail server did not take is tried again.",
  caption: "Mails",
  noun: mailNoun,
  empty: {
    icon: <Mail />,
    title: "No mail yet",
    text: "Mails appear here, such as invitations and links to choose a new password.",
  },
};

graphql`
  fragment MailTable_mail on MailMessage {
    state
    attempts
    lastError
    sentAt
  }
`;

/** A page of mails. */
export function MailTable({ mails: key }: { mails: MailTable_mails$key }) {
  const mails = useFragment(
    graphql`
      fragment MailTable_mails on QueryMailsConnection {
        ...useListPage_page
        nodes {
          id
          databaseId
          subject
          toName
          toAddress
          kind
          createdAt
          ...MailTable_mail @relay(mask: false)
        }
      }
    `,
    key,
  );
  const [resend] = useMutation(resendMail);
  return (
    <ListTable
      list={mailList}
      about={aboutMail}
      advice="Try fewer words, or another state."
      columns={() => mailColumns({ resend: ({ databaseId }) => void resend({ mailId: databaseId }) })}
      page={mails}
    />
  );
}
