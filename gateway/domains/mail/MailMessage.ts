import { optional, toArgs } from "#gateway/graphql/arguments";
import { describedEnum } from "#gateway/graphql/enums";
import { value } from "#gateway/graphql/fields";
import { fromColumn } from "#gateway/graphql/fromColumn";
import { listQuery } from "#gateway/graphql/lists";
import { rowQuery } from "#gateway/graphql/queryFields";
import { nodeType, valueType } from "#gateway/graphql/types";
import { findLinks } from "#gateway/mail/findLinks";
import { describeHeaders, type MailHeader as Header } from "#gateway/mail/outgoing";
import { searchLimit } from "../lists/contract";
import { parseAttachments } from "./attachmentCommands";
import type { MailState as MailStateName } from "./contract";
import { MailSuppression } from "./MailSuppression";
import { mailFilter } from "./rules";
import { suppressionsBy } from "./suppressionLoaders";

const MailState = describedEnum<MailStateName>("MailState", "State of a mail.", {
  QUEUED: "It waits to be sent, or to be tried again.",
  SENT: "The mail server has accepted it.",
  FAILED: "The mail server refused it, or all tries have failed.",
  SUPPRESSED: "Its address is suppressed, or unsubscribed from its kind.",
  DISCARDED: "It was kept while mail was not set up, and staff have decided that it isn't sent.",
});

const MailHeader = valueType<Header>("MailHeader", {
  description: "A header of a mail. Requires ADMIN.",
  readers: "mail.manage",
  values: { name: value("String", "Its name."), value: value("String", "Its value.") },
});

/** Shown where no sender is set up. */
const noSender = "no-reply@localhost";

export const MailMessage = nodeType("MailMessage", {
  description: "A mail as written. Requires ADMIN.",
  readers: "mail.manage",
  columns: {
    databaseId: "The id, used in arguments.",
    kind: "Kind of mail, such as reset.",
    toAddress: "The recipient's address.",
    toName: "The recipient's name; empty for an address without an account.",
    userId: "The id of the recipient's account; null for an address without one.",
    subject: "The subject.",
    html: "The mail as HTML; empty once its retention has ended.",
    text: "The mail as plain text; empty once its retention has ended.",
    attempts: "Number of times it was handed to the mail server since it was last queued.",
    lastError: "The reason why it was not sent, or not yet; null if there is no error.",
    sentAt: "When the mail server accepted it; null until then.",
    createdAt: "When it was written.",
    state: value(MailState, "State of the mail."),
  },
  fields: (t) => ({
    headers: t.field({
      type: [MailHeader],
      description: "Its headers, decoded.",
      select: {
        messageId: true,
        fromName: true,
        toName: true,
        toAddress: true,
        replyTo: true,
        unsubscribeUrl: true,
        subject: true,
        createdAt: true,
      },
      resolve: (mail, _args, { config }) => describeHeaders(mail, config.mail.smtp?.from ?? noSender),
    }),
    attachments: t.stringList({
      description: "Names of the files to attach, which are printed when it is sent.",
      ...fromColumn("attachments", (stored: unknown) => parseAttachments(stored).map(({ name }) => name)),
    }),
    links: t.stringList({
      description: "The links in it, without the unsubscribe link.",
      select: { html: true, unsubscribeUrl: true },
      resolve: ({ html, unsubscribeUrl }) => findLinks(html).filter((link) => link !== unsubscribeUrl),
    }),
    suppressions: t.field({
      type: [MailSuppression],
      description: "The reasons why its address gets no mail.",
      ...suppressionsBy("toAddress"),
    }),
  }),
});

listQuery("mails", {
  type: MailMessage,
  description: "The mails of the organization, newest first. Requires ADMIN.",
  readers: "mail.manage",
  args: toArgs({
    search: optional(
      "String",
      `Words in the address, the recipient's name or the subject; at most ${searchLimit} characters.`,
    ),
    state: optional(MailState, "Only mails in this state."),
    kind: optional("String", "Only mails of this kind, such as reset."),
    userId: optional("Int", "Only mails to the account with this id."),
    kept: optional("Boolean", "True for only mails that were kept while mail was not set up."),
  }),
  where: mailFilter,
  orderBy: [{ id: "desc" }],
});

rowQuery("mail", {
  type: MailMessage,
  row: "mail",
  description: "A mail by its id; null when there is none. Requires ADMIN.",
  readers: "mail.manage",
});
