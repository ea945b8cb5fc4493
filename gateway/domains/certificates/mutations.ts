import { editedVersion, inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { ofRow, staffMutation } from "#gateway/graphql/mutationFields";
import { changedRow, commandPayload } from "#gateway/graphql/payloads";
import { Certificate } from "./Certificate";
import { CertificateElementInput } from "./CertificateElementInput";
import { CertificateRun } from "./CertificateRun";
import { CertificateTemplate } from "./CertificateTemplate";
import { reissueCertificate, revokeCertificate } from "./changeCommands";
import { certificateLimits } from "./contract";
import { issueCertificates } from "./runCommands";
import { saveCertificateTemplate } from "./templateCommands";

const CertificateTemplateInput = inputType("CertificateTemplateInput", {
  name: required("String", `At most ${certificateLimits.name} characters.`),
  courseIds: optional(
    ["Int"],
    `The courses that it is for, at most ${certificateLimits.scopes}. Courses, batches or specializations.`,
  ),
  batchIds: optional(["Int"], `The batches that it is for, at most ${certificateLimits.scopes}.`),
  specializationIds: optional(
    ["Int"],
    `The specializations that it is for, at most ${certificateLimits.scopes}.`,
  ),
  isLandscape: required("Boolean", "Whether the sheet is landscape."),
  elements: required([CertificateElementInput], "Elements on the sheet, from back to front."),
  backgroundFileId: optional("Int", "Id of the background picture."),
  logoFileId: optional("Int", "Id of the picture of LOGO."),
  signatureFileId: optional("Int", "Id of the picture of SIGNATURE."),
  minProgress: required("Int", "The least progress, in percent."),
  minGrade: optional("Int", "The least grade, in percent."),
  assessmentId: optional("Int", "Id of the assessment that must be passed."),
  validityMonths: optional("Int", "Number of months it is valid, 1 to 120; no end when left out."),
  isAutomatic: required("Boolean", "Whether it is issued automatically once the rule is met."),
  isActive: required("Boolean", "Whether certificates can be issued from it."),
});

const SavedTemplatePayload = commandPayload<{ certificateTemplateId: number; warning: string | null }>(
  "SavedCertificateTemplatePayload",
  {
    description: "A saved template.",
    rows: {
      template: { type: CertificateTemplate, id: "certificateTemplateId", description: "The template." },
    },
    fields: (t) => ({
      warning: t.string({
        nullable: true,
        description: "The reason why no one can meet the rule; null if someone can.",
        resolve: ({ warning }) => warning,
      }),
    }),
  },
);

staffMutation("saveCertificateTemplate", {
  right: "certificates.manage",
  type: SavedTemplatePayload,
  description: "Creates or changes a certificate template. Requires staff.",
  args: toArgs({
    templateId: optional("Int", "The template's id; creates a new one when left out."),
    version: editedVersion,
    input: required(CertificateTemplateInput),
  }),
  run: saveCertificateTemplate,
});

const CertificateRunPayload = changedRow("CertificateRunPayload", "run", { type: CertificateRun });

staffMutation("issueCertificates", {
  right: "certificates.issue",
  type: CertificateRunPayload,
  description:
    "Issues certificates to people who have met the rule, in the background. People who have one keep it. Requires staff.",
  args: toArgs({
    templateId: rowId("template"),
    scopeId: optional(
      "Int",
      "Which of the template's courses, batches or specializations; the first one when left out.",
    ),
    userIds: required(["Int"], `The people's ids, at most ${certificateLimits.people}.`),
  }),
  run: issueCertificates,
});

const CertificatePayload = changedRow("CertificatePayload", "certificate", { type: Certificate });

staffMutation("revokeCertificate", {
  right: "certificates.issue",
  type: CertificatePayload,
  description: "Revokes a certificate; its public page shows that at once. Requires staff.",
  args: toArgs({
    certificateId: rowId("certificate"),
    reason: required("String", `For staff, at most ${certificateLimits.reason} characters.`),
  }),
  run: revokeCertificate,
});

staffMutation("reissueCertificate", {
  right: "certificates.issue",
  type: CertificatePayload,
  description:
    "Reissues a certificate under its serial, with the person's present name and today's date. Requires staff.",
  ...ofRow("certificate", reissueCertificate),
});
