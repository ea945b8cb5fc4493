import { newElements } from "#gateway/domains/certificates/layoutContract";
import { saveCertificateTemplate } from "~/commands/certificateCommands";
import { useSave } from "~/forms/useSave";
import { ScreenHead } from "~/layout/ScreenHead";
import {
  CertificateTemplateForm,
  type TemplateValues,
  templateCrumbs,
  toInput,
} from "./CertificateTemplateForm";

const title = "Create template";
const list = "/admin/certificates/templates";

const empty: TemplateValues = {
  name: "",
  scope: "COURSE",
  courseIds: [],
  batchIds: [],
  specializationIds: [],
  minProgress: "100",
  minGrade: "",
  assessmentId: "",
  validityMonths: "",
  isAutomatic: true,
  isActive: true,
  sheet: {
    isLandscape: true,
    elements: newElements(),
    files: { background: null, logo: null, signature: null },
  },
};

/** Makes a template of certificates, then opens the list. */
export function CreateCertificateTemplateScreen() {
  const save = useSave(saveCertificateTemplate);
  return (
    <>
      <ScreenHead title={title} breadcrumbs={[...templateCrumbs, { label: "Create" }]} />
      <CertificateTemplateForm
        saved={{ version: "", values: empty }}
        onSave={(form, { onFieldErrors }) => save({ input: toInput(form) }, { onFieldErrors, to: list })}
      />
    </>
  );
}
