import { Plus, Trash2, Upload } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import { z } from "zod";
import { templateFormSchema, templateLabels, templateMessages } from "#gateway/domains/certificates/contract";
import {
  type ElementKind,
  elementKindLabels,
  elementKinds,
  getSheet,
  type LayoutElement,
} from "#gateway/domains/certificates/layoutContract";
import type { CertificateTemplateFormOptionsQuery } from "~/__generated__/CertificateTemplateFormOptionsQuery.graphql";
import { UploadZone } from "~/files/UploadZone";
import { FormCard } from "~/forms/FormCard";
import type { SavedState } from "~/forms/useEditConflict";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
import { useFetched } from "~/relay/useFetched";
import { BatchPicker } from "~/screens/admin/BatchPicker";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { Menu } from "~/ui/Menu";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";
import { ElementPanel } from "./ElementPanel";
import { Sheet } from "./Sheet";
import { makeElement, type SheetState } from "./sheetState";

/** The form with its sheet, which is compared and kept as one value. */
export const templateEditorSchema = templateFormSchema.extend({ sheet: z.custom<SheetState>() });
export type TemplateEditor = z.output<typeof templateEditorSchema>;

export interface TemplateValues {
  name: string;
  scope: "COURSE" | "BATCH" | "SPECIALIZATION";
  courseId: string;
  batchId: string;
  specializationId: string;
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
      nodes {
        databaseId
        name
      }
    }
    assessments(first: 100) {
      edges {
        node {
          databaseId
          title
          course {
            title
          }
        }
      }
    }
  }
`;

interface Props {
  saved: SavedState<TemplateValues>;
  course: ComboboxOption | null;
  batch: ComboboxOption | null;
  onSave: SaveForm<TemplateEditor>;
}

const scopes = [
  { value: "COURSE", label: "A course" },
  { value: "BATCH", label: "A batch" },
  { value: "SPECIALIZATION", label: "A specialization" },
];

const pictures = [
  { name: "background", label: "Background" },
  { name: "logo", label: "Logo" },
  { name: "signature", label: "Signature" },
] as const;

/** The pictures of a sheet. */
function Pictures({ sheet, onChange }: { sheet: SheetState; onChange: (sheet: SheetState) => void }) {
  return pictures.map(({ name, label }) => (
    <UploadZone
      key={name}
      label={`${label}: upload a picture`}
      kind="IMAGE"
      onUploaded={({ id, url }) => onChange({ ...sheet, files: { ...sheet.files, [name]: { id, url } } })}
    >
      {(choose) => (
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" icon={<Upload />} onClick={choose}>
            {sheet.files[name] ? `Replace ${label.toLowerCase()}` : `Upload ${label.toLowerCase()}`}
          </Button>
          {sheet.files[name] && (
            <Button
              size="sm"
              variant="ghost"
              icon={<Trash2 />}
              onClick={() => onChange({ ...sheet, files: { ...sheet.files, [name]: null } })}
            >
              Remove
            </Button>
          )}
        </div>
      )}
    </UploadZone>
  ));
}

/** The sheet with what may be added to it and the settings of what is selected. */
function Designer({ sheet, onChange }: { sheet: SheetState; onChange: (sheet: SheetState) => void }) {
  const [selected, setSelected] = useState<string | null>(null);
  const element = sheet.elements.find(({ id }) => id === selected);
  const change = (next: LayoutElement) =>
    onChange({ ...sheet, elements: sheet.elements.map((one) => (one.id === next.id ? next : one)) });
  const remove = (id: string) =>
    onChange({ ...sheet, elements: sheet.elements.filter((one) => one.id !== id) });
  const add = (kind: ElementKind) => {
    const made = makeElement(kind, sheet.elements);
    onChange({ ...sheet, elements: [...sheet.elements, made] });
    setSelected(made.id);
  };
  const turn = (isLandscape: boolean) => {
    const size = getSheet(isLandscape);
    const fit = (one: LayoutElement): LayoutElement => {
      const [width, height] = [Math.min(one.width, size.width), Math.min(one.height, size.height)];
      return {
        ...{ ...one, width, height },
        ...{ x: Math.min(one.x, size.width - width), y: Math.min(one.y, size.height - height) },
      };
    };
    onChange({ ...sheet, isLandscape, elements: sheet.elements.map(fit) });
  };
  return (
    <section aria-label="Sheet" className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="grid grid-cols-1 content-start gap-3">
        <div className="flex flex-wrap gap-2">
          <Menu
            label="Add to the sheet"
            icon={<Plus />}
            variant="secondary"
            size="sm"
            items={elementKinds.map((kind) => ({
              label: elementKindLabels[kind],
              onSelect: () => add(kind),
            }))}
          >
            Add
          </Menu>
          <Button size="sm" onClick={() => turn(!sheet.isLandscape)}>
            {sheet.isLandscape ? "Turn upright" : "Turn sideways"}
          </Button>
        </div>
        <Sheet sheet={sheet} selected={selected} onSelect={setSelected} onChange={change} onRemove={remove} />
      </div>
      <div className="grid content-start gap-5">
        {element ? (
          <ElementPanel
            element={element}
            sheet={sheet}
            onChange={change}
            onRemove={() => {
              remove(element.id);
              setSelected(null);
            }}
          />
        ) : (
          <p className="text-sm text-muted">Select something on the sheet to change it.</p>
        )}
        <Pictures sheet={sheet} onChange={onChange} />
      </div>
    </section>
  );
}

/** The form of a template: what it is for, its rule, and its sheet. */
export function CertificateTemplateForm({ saved, course, batch, onSave }: Props) {
  const [chosen, setChosen] = useState({ course, batch });
  const options = useFetched<CertificateTemplateFormOptionsQuery>(optionsQuery, {});
  const { form, crossing } = useVersionedForm({ schema: templateEditorSchema, labels, saved, onSave });
  const { scope, sheet } = form.values;
  const { onChange: chooseCourse, value: courseId, ...courseField } = form.field("courseId");
  const { onChange: chooseBatch, value: batchId, ...batchField } = form.field("batchId");
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
              scopes.some((one) => one.value === value) ? (value as TemplateValues["scope"]) : scope,
            )
          }
        />
        {scope === "COURSE" && (
          <CoursePicker
            status={null}
            {...courseField}
            value={courseId === "" ? null : chosen.course}
            onChange={(next) => {
              setChosen({ ...chosen, course: next });
              chooseCourse(next?.value ?? "");
            }}
          />
        )}
        {scope === "BATCH" && (
          <BatchPicker
            {...batchField}
            value={batchId === "" ? null : chosen.batch}
            onChange={(next) => {
              setChosen({ ...chosen, batch: next });
              chooseBatch(next?.value ?? "");
            }}
          />
        )}
        {scope === "SPECIALIZATION" && (
          <Select
            {...form.field("specializationId")}
            options={(options?.specializations.nodes ?? []).map(({ databaseId, name }) => ({
              value: String(databaseId),
              label: name,
            }))}
          />
        )}
        <TextInput {...form.field("minProgress")} inputMode="numeric" hint="0 asks for none." />
        <TextInput {...form.field("minGrade")} inputMode="numeric" hint="Leave empty to ask for none." />
        <Select
          {...form.field("assessmentId")}
          placeholder="None"
          options={assessments.map(({ databaseId, title, course: of }) => ({
            value: String(databaseId),
            label: `${title} (${of.title})`,
          }))}
        />
        <TextInput {...form.field("validityMonths")} inputMode="numeric" hint="Leave empty for ever." />
        <div className="grid content-center gap-3">
          <Checkbox {...form.field("isAutomatic")} />
          <Checkbox {...form.field("isActive")} />
        </div>
      </div>
      <Designer sheet={sheet} onChange={(next) => form.set("sheet", next)} />
    </FormCard>
  );
}
