import { required, toArgs } from "#gateway/graphql/arguments";
import { nullable, value } from "#gateway/graphql/fields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { requireMember } from "#gateway/graphql/scopes";
import { valueType } from "#gateway/graphql/types";
import { type Composed, composeMail } from "#gateway/mail/compose";
import { renderMarkdown } from "#gateway/markdown/render";
import { mailLimits } from "./contract";
import { findKind } from "./kindContract";
import { readSender } from "./senderLoaders";
import { describePlaceholders } from "./templateContract";
import { type FoundTemplate, readTemplate, readTemplates } from "./templateLoaders";
import { exampleValues, toShownValues } from "./writeCommands";

const MailPlaceholder = valueType<{ name: string; description: string }>("MailPlaceholder", {
  description: "A placeholder that the texts of a kind of mail may use. Requires ADMIN.",
  readers: "mail.manage",
  values: {
    name: value("String", "Its name, written in braces."),
    description: value("String", "The value that replaces it."),
  },
});

export const MailTemplate = valueType<FoundTemplate>("MailTemplate", {
  description: "The texts of a kind of mail. Requires ADMIN.",
  readers: "mail.manage",
  values: {
    kind: value("String", "The kind, such as reset."),
    subject: value("String", "The subject, with placeholders in braces."),
    body: value("String", "The text in Markdown, with placeholders in braces."),
    isOriginal: value("Boolean", "Whether it is the original."),
    updatedAt: value(
      "DateTime",
      "When it last changed, which is its version; the start of 1970 for the original.",
    ),
  },
  fields: (t) => ({
    id: t.id({
      description: "The id for a client's store.",
      resolve: ({ kind }) => btoa(`MailTemplate:${kind}`),
    }),
    name: t.string({
      description: "The kind in words.",
      resolve: ({ kind }) => findKind(kind)?.name ?? kind,
    }),
    description: t.string({
      description: "When it is sent.",
      resolve: ({ kind }) => findKind(kind)?.description ?? "",
    }),
    isSecurity: t.boolean({
      description: "Whether it is about an account's security, so that no one can unsubscribe.",
      resolve: ({ kind }) => findKind(kind)?.isSecurity ?? false,
    }),
    placeholders: t.field({
      type: [MailPlaceholder],
      description: "Placeholders that its texts may use.",
      resolve: ({ kind }) => describePlaceholders(kind),
    }),
  }),
});

const hasTemplate = (kind: string) => findKind(kind) !== undefined && !findKind(kind)?.isHidden;

valueQuery("mailTemplates", {
  type: [MailTemplate],
  description: "The texts of every kind of mail. Requires ADMIN.",
  readers: "mail.manage",
  resolve: (_args, { db }) => readTemplates(db),
});

valueQuery("mailTemplate", {
  type: MailTemplate,
  nullable: true,
  description: "The texts of a kind of mail; null when there is no such kind. Requires ADMIN.",
  readers: "mail.manage",
  args: toArgs({ kind: required("String", "The kind, such as reset.") }),
  resolve: ({ kind }, { db }) => (hasTemplate(kind) ? readTemplate(db, kind) : null),
});

const MailPreview = valueType<Composed & { to: string | null }>("MailPreview", {
  description: "A mail, rendered. Requires ADMIN.",
  readers: "mail.manage",
  values: {
    subject: value("String", "The subject."),
    html: value("String", "The mail as HTML."),
    text: value("String", "The mail as plain text."),
    to: nullable("String", "The viewer's address, to which a test would be sent."),
  },
});

valueQuery("mailPreview", {
  type: MailPreview,
  nullable: true,
  description:
    "A preview of a mail with these texts, addressed to the viewer and sent by the viewer's organization; the other values are examples. Unknown placeholders are left as they are. Requires ADMIN.",
  readers: "mail.manage",
  args: toArgs({
    kind: required("String", "The kind, such as reset. Returns null if there is no such kind."),
    subject: required("String", `At most ${mailLimits.subject} characters count.`),
    body: required("String", `Markdown; at most ${mailLimits.body} characters count.`),
  }),
  async resolve({ kind, subject, body }, { db, config, viewer }) {
    if (!hasTemplate(kind)) return null;
    const { userId, name } = requireMember(viewer);
    const sender = await readSender(db, config);
    const user = await db.user.findUnique({ where: { id: userId }, select: { email: true } });
    const composed = await composeMail({
      ...toShownValues(sender, { kind, name, values: exampleValues(kind) }),
      subject: subject.slice(0, mailLimits.subject),
      body: body.slice(0, mailLimits.body),
      render: (markdown) => renderMarkdown(markdown, { by: requireMember(viewer), field: "body" }),
      sender: sender.brand,
      unsubscribeUrl: null,
    });
    return { ...composed, to: user?.email ?? null };
  },
});
