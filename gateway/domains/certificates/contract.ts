import { z } from "zod";
import { optionalId, requiredText } from "../contract";
import { defineLabels } from "../labelsContract";
import { getCommandMessages, getRowMessages } from "../messagesContract";
import { countField, optionalWhole } from "../numberFieldContract";

/** States of a certificate. */
export const certificateStateLabels = defineLabels("VALID", "EXPIRED", "REVOKED");
export type CertificateState = keyof typeof certificateStateLabels;

export const certificateLimits = {
  name: 100,
  reason: 300,
  /** The most people who get certificates at once, and the most candidates listed. */
  people: 500,
  validityMonths: { min: 1, max: 120 },
  serial: 12,
} as const;

export const templateLabels = {
  name: "Name",
  courseId: "Course",
  batchId: "Batch",
  specializationId: "Specialization",
  minProgress: "Progress, at least (%)",
  minGrade: "Grade, at least (%)",
  assessmentId: "Assessment to pass",
  validityMonths: "Valid for (months)",
  isAutomatic: "Issue automatically",
  isActive: "In use",
} as const;

export const certificateLabels = {
  name: "Name",
  title: "For",
  serial: "Serial number",
  issuedOn: "Issued on",
  expiresOn: "Valid until",
  state: "State",
  reason: "Reason",
} as const;

const rowMessages = getRowMessages("certificate template");

export const templateMessages = {
  ...rowMessages,
  ...getCommandMessages("template", "save"),
  oneScope: "Choose a course, a batch or a specialization",
  noScope: "This no longer exists. Choose another one.",
  otherAssessment: "Choose an assessment of the certificate's courses",
  impossible: "No one can meet this rule: its courses have no topics yet.",
} as const;

export const certificateMessages = {
  ...getRowMessages("certificate", "revoke", "reissue"),
  issue: { fallback: "Unable to issue certificates" },
  isRevoked: "This certificate is already revoked",
  noOne: "Choose at least one person",
  tooMany: `Choose at most ${certificateLimits.people} people`,
  inactive: "This template is not in use",
  notTaught: "You can issue certificates only to people whom you teach",
  badgeRevoked: "This certificate was revoked, so it no longer has a badge",
} as const;

const rowChoice = z.int().positive().nullish();

const percent = (label: string) =>
  z
    .int(`${label} must be a whole number`)
    .min(0, `${label} must be 0 to 100`)
    .max(100, `${label} must be 0 to 100`);

/** The settings of a template, without its sheet. */
export const templateSchema = z
  .object({
    name: requiredText(templateLabels.name, { max: certificateLimits.name }),
    courseId: rowChoice,
    batchId: rowChoice,
    specializationId: rowChoice,
    minProgress: percent("Progress"),
    minGrade: percent("Grade").nullish(),
    assessmentId: rowChoice,
    validityMonths: z
      .int("Valid for must be a whole number of months")
      .min(certificateLimits.validityMonths.min, "Valid for must be at least 1 month")
      .max(certificateLimits.validityMonths.max, "Valid for must be at most 120 months")
      .nullish(),
    isAutomatic: z.boolean(),
    isActive: z.boolean(),
    isLandscape: z.boolean(),
    backgroundFileId: rowChoice,
    logoFileId: rowChoice,
    signatureFileId: rowChoice,
  })
  .refine((given) => [given.courseId, given.batchId, given.specializationId].filter(Boolean).length === 1, {
    path: ["courseId"],
    message: templateMessages.oneScope,
  });
export type TemplateInput = z.output<typeof templateSchema>;

/** The form of a template's settings: an empty number is none. */
export const templateFormSchema = z.object({
  name: requiredText(templateLabels.name, { max: certificateLimits.name }),
  scope: z.enum(["COURSE", "BATCH", "SPECIALIZATION"]),
  courseId: optionalId(templateLabels.courseId),
  batchId: optionalId(templateLabels.batchId),
  specializationId: optionalId(templateLabels.specializationId),
  minProgress: countField("Progress", { max: 100 }),
  minGrade: optionalWhole("Grade", { max: 100 }),
  assessmentId: optionalId(templateLabels.assessmentId),
  validityMonths: optionalWhole("Valid for", certificateLimits.validityMonths),
  isAutomatic: z.boolean(),
  isActive: z.boolean(),
});

/** A revocation. */
export const revokeSchema = z.object({
  reason: requiredText(certificateLabels.reason, { max: certificateLimits.reason }),
});

/** The path of the page that verifies a certificate. */
export const verifyPath = (serial: string): string => `/verify/${serial}`;

/** The address of a certificate's PDF. */
export const certificatePdfPath = (serial: string): string => `/api/certificates/${serial}.pdf`;

/** The address of a certificate's Open Badge. */
export const badgePath = (serial: string): string => `/api/certificates/${serial}.jwt`;

/** A serial as people read it aloud: in groups of four. */
export const showSerial = (serial: string): string => serial.replace(/(.{4})(?=.)/g, "$1-");
