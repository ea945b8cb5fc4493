import { Award } from "lucide-react";
import { graphql } from "react-relay";
import { elementsSchema } from "#gateway/domains/certificates/layoutContract";
import type { CertificateTemplateScreenQuery } from "~/__generated__/CertificateTemplateScreenQuery.graphql";
import { saveCertificateTemplate } from "~/commands/certificateCommands";
import { useSave } from "~/forms/useSave";
import { ScreenHead } from "~/layout/ScreenHead";
import { type FoundProps, foundScreen } from "~/screens/admin/foundScreen";
import { ButtonLink } from "~/ui/ButtonLink";
import {
  CertificateTemplateForm,
  type TemplateValues,
  templateCrumbs,
  toInput,
} from "./CertificateTemplateForm";

const list = "/admin/certificates/templates";

type FoundTemplate = FoundProps<CertificateTemplateScreenQuery, "certificateTemplate">;
type Template = FoundTemplate["certificateTemplate"];

const toText = (value: number | null | undefined) => (value == null ? "" : String(value));

const toFile = (id: number | null | undefined, url: string | null | undefined) =>
  id != null && url != null ? { id, url } : null;

const toChosen = ({ scopes }: Template, column: "courseId" | "batchId" | "specializationId") =>
  scopes.flatMap(({ [column]: id, name }) => (id == null ? [] : { value: String(id), label: name }));

const getKind = ({ scopes: [first] }: Template): TemplateValues["scope"] =>
  first?.batchId != null ? "BATCH" : first?.specializationId != null ? "SPECIALIZATION" : "COURSE";

const toValues = (template: Template): TemplateValues => ({
  name: template.name,
  scope: getKind(template),
  courseIds: toChosen(template, "courseId"),
  batchIds: toChosen(template, "batchId"),
  specializationIds: toChosen(template, "specializationId"),
  assessmentId: toText(template.assessmentId),
  minProgress: toText(template.minProgress),
  minGrade: toText(template.minGrade),
  validityMonths: toText(template.validityMonths),
  isAutomatic: template.isAutomatic,
  isActive: template.isActive,
  sheet: {
    isLandscape: template.isLandscape,
    elements: elementsSchema.parse(template.elements.map(({ elementId: id, ...rest }) => ({ ...rest, id }))),
    files: {
      background: toFile(template.backgroundFileId, template.backgroundUrl),
      logo: toFile(template.logoFileId, template.logoUrl),
      signature: toFile(template.signatureFileId, template.signatureUrl),
    },
  },
});

function Editor({ certificateTemplate: template, readNewest }: FoundTemplate) {
  const { databaseId: templateId, name, updatedAt } = template;
  const save = useSave(saveCertificateTemplate, readNewest);
  return (
    <>
      <ScreenHead
        title={name}
        breadcrumbs={[...templateCrumbs, { label: name }]}
        actions={
          <ButtonLink icon={<Award />} to={`${list}/${templateId}/issue`}>
            Issue
          </ButtonLink>
        }
      />
      <CertificateTemplateForm
        saved={{ version: updatedAt, values: toValues(template) }}
        onSave={(form, { version, ...saving }) =>
          save({ templateId, version, input: toInput(form) }, { ...saving, to: list })
        }
      />
    </>
  );
}

const query = graphql`
  query CertificateTemplateScreenQuery($templateId: Int!) @preloadable {
    certificateTemplate(databaseId: $templateId) { ...CertificateTemplateForm_template @relay(mask: false) }
  }
`;

/** Changes a template of certificates, then opens the list. */
export const CertificateTemplateScreen = foundScreen(query, "certificateTemplate", Editor);
