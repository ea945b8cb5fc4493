import { graphql } from "react-relay";
import { z } from "zod";
import {
  certificateLimits,
  scopeFields,
  templateFormSchema,
  templateLabels,
  templateMessages,
} from "#gateway/domains/certificates/contract";
import type { CertificateTemplateFormOptionsQuery } from "~/__generated__/CertificateTemplateFormOptionsQuery.graphql";
import type { CertificateTemplateInput } from "~/__generated__/certificateCommandsSaveMutation.graphql";
import { FormCard } from "~/forms/FormCard";
import { ManyField } from "~/forms/ManyField";
import type { SavedState } from "~/forms/useEditConflict";
import { useKeptPlace } from "~/forms/useKeptPlace";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
import { useFetched } from "~/relay/useFetched";
import { BatchPicker } from "~/screens/admin/BatchPicker";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import { Checkbox } from "~/ui/Checkbox";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { OptionPicker } from "~/ui/OptionPicker";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";
import { Designer } from "./Designer";
import type { SheetState } from "./sheetState";

/** The form with its sheet, which is compared and kept as one value. */
const templateEditorSchema = templateFormSchema.safeExtend({ sheet: z.custom<SheetState>() });
type TemplateEditor = z.output<typeof templateEditorSchema>;

graphql`
  fragment CertificateTemplateForm_template on CertificateTemplate {
    databaseId
    name
    scopes { databaseId courseId batchId specializationId name }
    isLandscape
    elements { elementId kind x y width height text size bold colour align }
    backgroundFileId
    backgroundUrl
    logoFileId
    logoUrl
    signatureFileId
    signatureUrl
    minProgress
    minGrade
    assessmentId
    validityMonths
    isAutomatic
    isActive
    updatedAt
  }
`;

/** The addresses of the template screens. */
export const templateCrumbs = [
  { label: "Certificates", to: "/admin/certificates" },
  { label: "Templates", to: "/admin/certificates/templates" },
] as const;

export interface TemplateValues {
  name: string;
  scope: keyof typeof scopeFields;
  courseIds: readonly ComboboxOption[];
  batchIds: readonly ComboboxOption[];
  specializationIds: readonly ComboboxOption[];
  minProgress: string;
  minGrade: string;
  assessmentId: string;
  validityMonths: string;
  isAutomatic: boolean;
  isActive: boolean;
  sheet: SheetState;
}

const labels = { ...templateLabels, scope: "For", sheet: "Sheet" };

const optionsQuery = graphql`
  query CertificateTemplateFormOptionsQuery {
    specializations(first: 100) {
      nodes { databaseId name }
    }
    assessments(first: 100) {
      edges {
        node {
          databaseId
          title
          course { title }
        }
      }
    }
  }
`;

interface Props {
  saved: SavedState<TemplateValues>;
  onSave: SaveForm<TemplateEditor>;
}

const scopes = [
  { value: "COURSE", label: "Courses" },
  { value: "BATCH", label: "Batches" },
  { value: "SPECIALIZATION", label: "Specializations" },
];
const most = certificateLimits.scopes;

/** The form of a template: what it is for, its rule, and its sheet. */
export function CertificateTemplateForm({ saved, onSave }: Props) {
  const options = useFetched<CertificateTemplateFormOptionsQuery>(optionsQuery, {});
  const { form, crossing } = useVersionedForm({
    schema: templateEditorSchema,
    labels,
    saved,
    onSave,
    kept: useKeptPlace("certificate-template"),
  });
  const { scope, sheet } = form.values;
  const specializations = (options?.specializations.nodes ?? []).map(({ databaseId, name }) => ({
    value: String(databaseId),
    label: name,
  }));
  const assessments = options?.assessments.edges?.flatMap((edge) => edge?.node ?? []) ?? [];
  return (
    <FormCard
      form={form}
      submit="Save template"
      back="/admin/certificates/templates"
      className="max-w-none"
      conflict={{ title: templateMessages.changed, crossing, labels }}
    >
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <TextInput {...form.field("name")} autoComplete="off" />
        <Select
          {...form.field("scope")}
          placeholder={null}
          options={scopes}
          onChange={(value) =>
            form.set(
              "scope",
              scopes.some((item) => item.value === value) ? (value as TemplateValues["scope"]) : scope,
            )
          }
        />
        {scope === "COURSE" && (
          <ManyField
            field={form.field("courseIds")}
            most={most}
            picker={(props) => <CoursePicker status={null} {...props} />}
          />
        )}
        {scope === "BATCH" && (
          <ManyField
            field={form.field("batchIds")}
            most={most}
            picker={(props) => <BatchPicker {...props} />}
          />
        )}
        {scope === "SPECIALIZATION" && (
          <ManyField
            field={form.field("specializationIds")}
            most={most}
            picker={({ onChange, ...props }) => (
              <OptionPicker
                {...props}
                value=""
                onChange={(id) => onChange(specializations.find(({ value }) => value === id) ?? null)}
                options={specializations}
              />
            )}
          />
        )}
        <TextInput {...form.field("minProgress")} inputMode="numeric" hint="0 if progress doesn't matter." />
        <TextInput
          {...form.field("minGrade")}
          inputMode="numeric"
          hint="Leave empty if the grade doesn't matter."
        />
        <Select
          {...form.field("assessmentId")}
          placeholder="None"
          options={assessments.map(({ databaseId, title, course }) => ({
            value: String(databaseId),
            label: `${title} (${course.title})`,
          }))}
        />
        <TextInput
          {...form.field("validityMonths")}
          inputMode="numeric"
          hint="Leave empty if it never expires."
        />
        <div className="grid content-center gap-3">
          <Checkbox {...form.field("isAutomatic")} />
          <Checkbox {...form.field("isActive")} />
        </div>
      </div>
      <Designer sheet={sheet} onChange={(next) => form.set("sheet", next)} />
    </FormCard>
  );
}

const toIds = (form: TemplateEditor, kind: TemplateValues["scope"]): number[] =>
  form.scope === kind ? form[scopeFields[kind]].map(({ value }) => Number(value)) : [];

/** The input of the mutation: of courses, batches and specializations those of the kind that was chosen. */
export const toInput = (form: TemplateEditor): CertificateTemplateInput => ({
  name: form.name,
  courseIds: toIds(form, "COURSE"),
  batchIds: toIds(form, "BATCH"),
  specializationIds: toIds(form, "SPECIALIZATION"),
  minProgress: form.minProgress,
  minGrade: form.minGrade,
  assessmentId: form.assessmentId,
  validityMonths: form.validityMonths,
  isAutomatic: form.isAutomatic,
  isActive: form.isActive,
  isLandscape: form.sheet.isLandscape,
  elements: [...form.sheet.elements],
  backgroundFileId: form.sheet.files.background?.id ?? null,
  logoFileId: form.sheet.files.logo?.id ?? null,
  signatureFileId: form.sheet.files.signature?.id ?? null,
});
