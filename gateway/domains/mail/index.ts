import { type DomainManifest, liveList } from "#gateway/graphql/manifest";
import { eraseMails } from "./eraseCommands";
import { mailRetention, sendMailJob, textRetention } from "./jobs";
import "./MailMessage";
import "./MailSuppression";
import "./MailTemplate";
import "./mutations";
import "./queries";
import "./templateMutations";
import "./userFields";

export const manifest: DomainManifest = {
  eraseOf: eraseMails,
  hiddenTables: ["MailMessage", "MailSuppression", "MailTemplate"],
  liveLists: [
    liveList("mailChanged", "Sent when mails were written, sent, refused or suppressed.", {
      scope: "mail.manage",
    }),
  ],
  recurring: [mailRetention, textRetention],
  jobs: [sendMailJob],
  personalData: {
    name: "mails",
    rows: [
      // Texts hold links that open accounts.
      { table: "MailMessage", by: "userId", omit: ["html", "text", "uid", "messageId", "unsubscribeUrl"] },
    ],
  },
};
