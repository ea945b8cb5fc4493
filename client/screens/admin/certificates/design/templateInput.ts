import type { CertificateTemplateInput } from "~/__generated__/certificateCommandsSaveMutation.graphql";
import type { TemplateEditor } from "./CertificateTemplateForm";

const toNumber = (text: string): number | null => (text === "" ? null : Number(text));

/** The input of the mutation: of course, batch and specialization the one that was chosen. */
export const toInput = (form: TemplateEditor): CertificateTemplateInput => ({
  name: form.name,
  courseId: form.scope === "COURSE" ? form.courseId : null,
  batchId: form.scope === "BATCH" ? form.batchId : null,
  specializationId: form.scope === "SPECIALIZATION" ? form.specializationId : null,
  minProgress: toNumber(form.minProgress) ?? 0,
  minGrade: toNumber(form.minGrade),
  assessmentId: form.assessmentId,
  validityMonths: toNumber(form.validityMonths),
  isAutomatic: form.isAutomatic,
  isActive: form.isActive,
  isLandscape: form.sheet.isLandscape,
  elements: [...form.sheet.elements],
  backgroundFileId: form.sheet.files.background?.id ?? null,
  logoFileId: form.sheet.files.logo?.id ?? null,
  signatureFileId: form.sheet.files.signature?.id ?? null,
});
