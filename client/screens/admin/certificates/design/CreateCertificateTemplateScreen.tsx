import { newElements } from "#gateway/domains/certificates/layoutContract";
import { saveCertificateTemplate } from "~/commands/certificateCommands";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { PageHeader } from "~/ui/PageHeader";
import { CertificateTemplateForm, type TemplateValues, toInput } from "./CertificateTemplateForm";

const title = "Create template";
const list = "/admin/certificates/templates";

const empty: TemplateValues = {
  ...{ name: "", scope: "COURSE", courseId: "", batchId: "", specializationId: "" },
  ...{ minProgress: "100", minGrade: "", assessmentId: "", validityMonths: "" },
  ...{ isAutomatic: true, isActive: true },
  sheet: {
    isLandscape: true,
    elements: newElements(),
    files: { background: null, logo: null, signature: null },
  },
};

/** Makes a template of certificates, then opens the list. */
export function CreateCertificateTemplateScreen() {
  useScreenTitle(title);
  const save = useSave(saveCertificateTemplate);
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[
          { label: "Certificates", to: "/admin/certificates" },
          { label: "Templates", to: list },
          { label: "Create" },
        ]}
      />
      <CertificateTemplateForm
        saved={{ version: "", values: empty }}
        course={null}
        batch={null}
        onSave={(form, { onFieldErrors }) => save({ input: toInput(form) }, { onFieldErrors, to: list })}
      />
    </>
  );
}
