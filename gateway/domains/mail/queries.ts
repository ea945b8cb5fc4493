import { nullable, value } from "#gateway/graphql/fields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { dayMs } from "../durationContract";

interface Setup {
  isSetUp: boolean;
  from: string | null;
  sentToday: number;
  dailyQuota: number;
}

const MailSetup = valueType<Setup>("MailSetup", {
  description: "Settings for outgoing mail. Requires ADMIN.",
  readers: "mail.manage",
  values: {
    isSetUp: value("Boolean", "Whether mails are sent; otherwise they are only stored and shown."),
    from: nullable("String", "The sender's address; null while mail is not set up."),
    sentToday: value("Int", "Number of mails handed to the mail server in the last 24 hours."),
    dailyQuota: value("Int", "The most mails that may be handed to it within 24 hours."),
  },
});

valueQuery("mailSetup", {
  type: MailSetup,
  description: "Settings and daily limit for outgoing mail. Requires ADMIN.",
  readers: "mail.manage",
  resolve: async (_args, { db, config: { mail }, clock }) => ({
    isSetUp: mail.smtp !== undefined,
    from: mail.smtp?.from ?? null,
    sentToday: await db.mailMessage.count({
      where: { triedAt: { gt: new Date(clock().getTime() - dayMs) } },
    }),
    dailyQuota: mail.dailyQuota,
  }),
});
