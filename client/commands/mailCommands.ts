import { graphql } from "react-relay";
import { mailMessages } from "#gateway/domains/mail/contract";
import { templateMessages } from "#gateway/domains/mail/templateContract";
import type { mailCommandsDiscardKeptMailsMutation } from "~/__generated__/mailCommandsDiscardKeptMailsMutation.graphql";
import type { mailCommandsLiftSuppressionMutation } from "~/__generated__/mailCommandsLiftSuppressionMutation.graphql";
import type { mailCommandsResendMailMutation } from "~/__generated__/mailCommandsResendMailMutation.graphql";
import type { mailCommandsRestoreTemplateMutation } from "~/__generated__/mailCommandsRestoreTemplateMutation.graphql";
import type { mailCommandsSaveTemplateMutation } from "~/__generated__/mailCommandsSaveTemplateMutation.graphql";
import type { mailCommandsSendKeptMailsMutation } from "~/__generated__/mailCommandsSendKeptMailsMutation.graphql";
import type { mailCommandsSendTestMailMutation } from "~/__generated__/mailCommandsSendTestMailMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const resendMail: Command<mailCommandsResendMailMutation> = {
  ...mailMessages.resend,
  mutation: graphql`
    mutation mailCommandsResendMailMutation($mailId: Int!) {
      result: resendMail(mailId: $mailId) {
        ... on MailPayload @alias(as: "payload") { mail { ...MailScreenTable_mail } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const sendKeptMails: Command<mailCommandsSendKeptMailsMutation> = {
  ...mailMessages.sendKept,
  mutation: graphql`
    mutation mailCommandsSendKeptMailsMutation {
      result: sendKeptMails {
        ... on KeptMailsPayload @alias(as: "payload") { count }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const discardKeptMails: Command<mailCommandsDiscardKeptMailsMutation> = {
  ...mailMessages.discardKept,
  mutation: graphql`
    mutation mailCommandsDiscardKeptMailsMutation {
      result: discardKeptMails {
        ... on KeptMailsPayload @alias(as: "payload") { count }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const liftSuppression: Command<mailCommandsLiftSuppressionMutation> = {
  ...mailMessages.lift,
  mutation: graphql`
    mutation mailCommandsLiftSuppressionMutation($suppressionId: Int!) {
      result: liftMailSuppression(suppressionId: $suppressionId) {
        ... on DeletedMailSuppressionPayload @alias(as: "payload") { deletedId }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const saveMailTemplate: Command<mailCommandsSaveTemplateMutation> = {
  ...templateMessages.save,
  mutation: graphql`
    mutation mailCommandsSaveTemplateMutation($kind: String!, $version: DateTime!, $input: MailTemplateInput!) {
      result: saveMailTemplate(kind: $kind, version: $version, input: $input) {
        ... on MailTemplatePayload @alias(as: "payload") { template { id ...TemplateScreen_template } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const restoreMailTemplate: Command<mailCommandsRestoreTemplateMutation> = {
  ...templateMessages.restore,
  mutation: graphql`
    mutation mailCommandsRestoreTemplateMutation($kind: String!, $version: DateTime!) {
      result: restoreMailTemplate(kind: $kind, version: $version) {
        ... on MailTemplatePayload @alias(as: "payload") { template { id ...TemplateScreen_template } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const sendTestMail: Command<mailCommandsSendTestMailMutation> = {
  ...templateMessages.sendTest,
  mutation: graphql`
    mutation mailCommandsSendTestMailMutation($kind: String!, $input: MailTemplateInput!) {
      result: sendTestMail(kind: $kind, input: $input) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};
