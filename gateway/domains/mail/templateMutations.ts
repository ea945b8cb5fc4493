import { editedVersion, inputType, required, toArgs } from "#gateway/graphql/arguments";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { changedPayload, commandPayload } from "#gateway/graphql/payloads";
import { mailLimits } from "./contract";
import { MailMessage } from "./MailMessage";
import { MailTemplate } from "./MailTemplate";
import { restoreTemplate, saveTemplate, sendTestMail } from "./templateCommands";
import { readTemplate } from "./templateLoaders";

const MailTemplatePayload = commandPayload<{ kind: string }>("MailTemplatePayload", {
  description: "The texts of a kind of mail after a change. Requires ADMIN.",
  readers: "mail.manage",
  fields: (t) => ({
    template: t.field({
      type: MailTemplate,
      description: "The texts.",
      resolve: ({ kind }, _args, { db }) => readTemplate(db, kind),
    }),
  }),
});

const MailTemplateInput = inputType("MailTemplateInput", {
  subject: required("String", `One line of at most ${mailLimits.subject} characters.`),
  body: required("String", `Markdown without HTML, at most ${mailLimits.body} characters.`),
});

const kind = required("String", "The kind, such as reset.");

staffMutation("saveMailTemplate", {
  right: "mail.manage",
  type: MailTemplatePayload,
  description:
    "Changes the texts of a kind of mail; unknown placeholders are refused with their line and column. Requires ADMIN.",
  args: toArgs({ kind, version: editedVersion, input: required(MailTemplateInput) }),
  run: saveTemplate,
});

staffMutation("restoreMailTemplate", {
  right: "mail.manage",
  type: MailTemplatePayload,
  description: "Restores the original texts of a kind of mail. Requires ADMIN.",
  args: toArgs({ kind, version: editedVersion }),
  run: restoreTemplate,
});

staffMutation("sendTestMail", {
  right: "mail.manage",
  type: changedPayload("TestMailPayload", {
    description: "A test mail. Requires ADMIN.",
    readers: "mail.manage",
    rows: { mail: { type: MailMessage, id: "mailId", description: "The mail." } },
  }),
  description: "Sends texts, saved or not, to the viewer with example values. Requires ADMIN.",
  args: toArgs({ kind, input: required(MailTemplateInput) }),
  run: sendTestMail,
});
