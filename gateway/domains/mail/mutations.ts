import { rowId, toArgs } from "#gateway/graphql/arguments";
import { ofRow, staffMutation } from "#gateway/graphql/mutationFields";
import { changedPayload, commandPayload, deletedPayload } from "#gateway/graphql/payloads";
import { resendMail } from "./commands";
import { discardKeptMails, sendKeptMails } from "./keptCommands";
import { MailMessage } from "./MailMessage";
import { liftSuppression } from "./suppressionCommands";

staffMutation("resendMail", {
  right: "mail.manage",
  type: changedPayload("MailPayload", {
    description: "A mail after a change. Requires ADMIN.",
    readers: "mail.manage",
    rows: { mail: { type: MailMessage, id: "mailId", description: "The mail." } },
  }),
  description: "Sends a mail again, at once. Requires ADMIN.",
  ...ofRow("mail", resendMail),
});

staffMutation("liftMailSuppression", {
  right: "users.manage",
  type: deletedPayload<{ deletedId: number; address: string }>({
    type: "MailSuppression",
    description: "A lifted suppression.",
    rows: {
      user: {
        type: "User",
        where: ({ address }) => ({ email: address }),
        nullable: true,
        description: "The account with the address; null when there is none.",
      },
    },
  }),
  description: "Allows mail to a suppressed address again. Requires staff.",
  args: toArgs({ suppressionId: rowId("suppression") }),
  run: async (context, member, { suppressionId }) => ({
    deletedId: suppressionId,
    address: await liftSuppression(context, member, suppressionId),
  }),
});

const KeptMailsPayload = commandPayload<{ count: number }>("KeptMailsPayload", {
  description:
    "The mails that were kept while mail was not set up, after they were sent or discarded. Requires ADMIN.",
  readers: "mail.manage",
  fields: (t) => ({ count: t.exposeInt("count", { description: "Number of mails." }) }),
});

staffMutation("sendKeptMails", {
  right: "mail.manage",
  type: KeptMailsPayload,
  description:
    "Sends all mails that were kept while mail was not set up, within the daily limit. Requires ADMIN.",
  run: sendKeptMails,
});

staffMutation("discardKeptMails", {
  right: "mail.manage",
  type: KeptMailsPayload,
  description:
    "Decides that no mail that was kept while mail was not set up is sent; they stay in the list. Requires ADMIN.",
  run: discardKeptMails,
});
