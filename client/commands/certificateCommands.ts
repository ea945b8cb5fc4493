import { graphql } from "react-relay";
import { certificateMessages, templateMessages } from "#gateway/domains/certificates/contract";
import type { certificateCommandsIssueMutation } from "~/__generated__/certificateCommandsIssueMutation.graphql";
import type { certificateCommandsReissueMutation } from "~/__generated__/certificateCommandsReissueMutation.graphql";
import type { certificateCommandsRevokeMutation } from "~/__generated__/certificateCommandsRevokeMutation.graphql";
import type { certificateCommandsSaveMutation } from "~/__generated__/certificateCommandsSaveMutation.graphql";
import type { Command, ToldCommand } from "~/relay/useMutation";

export const saveCertificateTemplate: ToldCommand<certificateCommandsSaveMutation> = {
  ...templateMessages.save,
  mutation: graphql`
    mutation certificateCommandsSaveMutation($templateId: Int, $version: DateTime, $input: CertificateTemplateInput!) {
      result: saveCertificateTemplate(templateId: $templateId, version: $version, input: $input) {
        ... on SavedCertificateTemplatePayload @alias(as: "payload") {
          warning
          template { databaseId ...CertificateTemplateForm_template }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const issueCertificates: Command<certificateCommandsIssueMutation> = {
  ...certificateMessages.issue,
  mutation: graphql`
    mutation certificateCommandsIssueMutation($templateId: Int!, $scopeId: Int, $userIds: [Int!]!) {
      result: issueCertificates(templateId: $templateId, scopeId: $scopeId, userIds: $userIds) {
        ... on CertificateRunPayload @alias(as: "payload") { run { databaseId ...IssueProgress_run } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const revokeCertificate: ToldCommand<certificateCommandsRevokeMutation> = {
  ...certificateMessages.revoke,
  mutation: graphql`
    mutation certificateCommandsRevokeMutation($certificateId: Int!, $reason: String!) {
      result: revokeCertificate(certificateId: $certificateId, reason: $reason) {
        ... on CertificatePayload @alias(as: "payload") { certificate { id state revokeReason } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const reissueCertificate: ToldCommand<certificateCommandsReissueMutation> = {
  ...certificateMessages.reissue,
  mutation: graphql`
    mutation certificateCommandsReissueMutation($certificateId: Int!) {
      result: reissueCertificate(certificateId: $certificateId) {
        ... on CertificatePayload @alias(as: "payload") {
          certificate {
            id
            name
            state
            issuedOn
            expiresOn
            issueCount
            revokeReason
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
