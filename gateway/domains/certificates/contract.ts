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
  /** The most courses, batches or specializations that a template is for. */
  scopes: 100,
  validityMonths: { min: 1, max: 120 },
  serial: 12,
} as const;

export const templateLabels = {
  name: "Name",
  courseIds: "Courses",
  batchIds: "Batches",
  specializationIds: "Specializations",
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
  oneKind: "Choose courses, batches or specializations",
  noneChosen: "Choose at least one",
  noScope: "One of these no longer exists. Choose another one.",
  manyScopes: `At most ${certificateLimits.scopes} can share a template`,
  otherAssessment: "Choose an assessment of a course that each of them has",
  onlyFor: (name: string) => `The certificate template “${name}” is for nothing else. Change it first.`,
  impossible: "No one can meet this rule: its courses have no topics yet.",
} as const;

export const certificateMessages = {
  ...getRowMessages("certificate", "revoke", "reissue"),
  issue: { fallback: "Unable to issue certificates" },
  issuedFor: "Certificates were issued for it, so it can't be deleted",
  isRevoked: "This certificate is already revoked",
  noOne: "Choose at least one person",
  tooMany: `Choose at most ${certificateLimits.people} people`,
  inactive: "This template is not in use",
  notTaught: "You can issue certificates only to people whom you teach",
  badgeRevoked: "This certificate was revoked, so it no longer has a badge",
} as const;

const rowChoice = z.int().positive().nullish();

const rowChoices = z
  .array(z.int().positive())
  .max(certificateLimits.scopes, templateMessages.manyScopes)
  .nullish()
  .transform((ids) => [...new Set(ids)]);

const percent = (label: string) =>
  z
    .int(`${label} must be a whole number`)
    .min(0, `${label} must be 0 to 100`)
    .max(100, `${label} must be 0 to 100`);

/** The settings of a template, without its sheet. */
export const templateSchema = z
  .object({
    name: requiredText(templateLabels.name, { max: certificateLimits.name }),
    courseIds: rowChoices,
    batchIds: rowChoices,
    specializationIds: rowChoices,
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
  .refine(
    (given) =>
      [given.courseIds, given.batchIds, given.specializationIds].filter(({ length }) => length > 0).length ===
      1,
    { path: ["courseIds"], message: templateMessages.oneKind },
  );
export type TemplateInput = z.output<typeof templateSchema>;

/** A course, batch or specialization that was chosen in the form, with its name. */
const chosenScope = z.object({ value: z.string(), label: z.string(), note: z.string().optional() });

const chosenScopes = z.array(chosenScope).max(certificateLimits.scopes, templateMessages.manyScopes);

/** The field that has what a template is for, by its kind. */
export const scopeFields = {
  COURSE: "courseIds",
  BATCH: "batchIds",
  SPECIALIZATION: "specializationIds",
} as const;

const templateFormFields = z.object({
  name: requiredText(templateLabels.name, { max: certificateLimits.name }),
  scope: z.enum(["COURSE", "BATCH", "SPECIALIZATION"]),
  courseIds: chosenScopes,
  batchIds: chosenScopes,
  specializationIds: chosenScopes,
  minProgress: countField("Progress", { max: 100 }),
  minGrade: optionalWhole("Grade", { max: 100 }),
  assessmentId: optionalId(templateLabels.assessmentId),
  validityMonths: optionalWhole("Valid for", certificateLimits.validityMonths),
  isAutomatic: z.boolean(),
  isActive: z.boolean(),
});

/** The form of a template's settings: an empty number is none. */
export const templateFormSchema = templateFormFields.superRefine((form, context) => {
  const field = scopeFields[form.scope];
  if (form[field].length === 0)
    context.addIssue({ code: "custom", path: [field], message: templateMessages.noneChosen });
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
