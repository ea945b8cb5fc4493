import { nullable, value } from "#gateway/graphql/fields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { dayMs } from "../durationContract";
import { keptMails } from "./rules";

interface Setup {
  isSetUp: boolean;
  from: string | null;
  sentToday: number;
  dailyQuota: number;
  keptCount: number;
  keptFrom: Date | null;
  keptUntil: Date | null;
}

const MailSetup = valueType<Setup>("MailSetup", {
  description: "Settings for outgoing mail. Requires ADMIN.",
  readers: "mail.manage",
  values: {
    isSetUp: value("Boolean", "Whether mails are sent; otherwise they are only stored and shown."),
    from: nullable("String", "The sender's address; null while mail is not set up."),
    sentToday: value("Int", "Number of mails handed to the mail server in the last 24 hours."),
    dailyQuota: value("Int", "The most mails that may be handed to it within 24 hours."),
    keptCount: value("Int", "Number of mails that were kept while mail was not set up, and can be sent."),
    keptFrom: nullable("DateTime", "When the first of those was written; null when there are none."),
    keptUntil: nullable("DateTime", "When the last of those was written; null when there are none."),
  },
});

valueQuery("mailSetup", {
  type: MailSetup,
  description: "Settings and daily limit for outgoing mail. Requires ADMIN.",
  readers: "mail.manage",
  resolve: async (_args, { db, config: { mail }, clock }) => {
    const since = new Date(clock().getTime() - dayMs);
    const sentToday = await db.mailMessage.count({ where: { triedAt: { gt: since } } });
    const kept = await db.mailMessage.aggregate({
      where: keptMails,
      _count: true,
      _min: { createdAt: true },
      _max: { createdAt: true },
    });
    return {
      isSetUp: mail.smtp !== undefined,
      from: mail.smtp?.from ?? null,
      sentToday,
      dailyQuota: mail.dailyQuota,
      keptCount: kept._count,
      keptFrom: kept._min.createdAt,
      keptUntil: kept._max.createdAt,
    };
  },
});
