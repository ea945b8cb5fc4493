import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { findValue, getValues } from "#gateway/domains/labelsContract";
import {
  resourceFileKinds,
  resourceLabels,
  resourceMessages,
  resourceSchema,
  resourceTypeLabels,
  resourceVisibilityLabels,
} from "#gateway/domains/resources/contract";
import type {
  AdminResourceForm_resource$data,
  AdminResourceForm_resource$key,
} from "~/__generated__/AdminResourceForm_resource.graphql";
import { FileField } from "~/files/FileField";
import { FormCard } from "~/forms/FormCard";
import type { FieldBinding } from "~/forms/useForm";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";
import { typeLabel, visibilityLabel } from "../resourceMessages";

const fragment = graphql`
  fragment AdminResourceForm_resource on Resource {
    name
    type
    url
    visibility
    duration
    status
    tags
    updatedAt
  }
`;

const { courseId: _course, ...labels } = resourceLabels;
const types = getValues(resourceTypeLabels).map((value) => ({ value, label: typeLabel(value) }));
const visibilities = getValues(resourceVisibilityLabels).map((value) => ({
  value,
  label: visibilityLabel(value),
}));
const statuses = [
  { value: "PUBLISHED", label: "Published" },
  { value: "DRAFT", label: "Draft" },
];

interface Props {
  /** Null for a new resource. */
  resource: AdminResourceForm_resource$key | null;
  submitLabel: string;
  /** The address for Cancel. */
  back: string;
  onSave: SaveForm<z.output<typeof resourceSchema>>;
}

type Values = Record<keyof typeof labels, string>;

/** The initial values; those of a new resource are specified. */
const toValues = (known: AdminResourceForm_resource$data | null): Values => ({
  name: known?.name ?? "",
  type: known?.type ?? "EMBED",
  url: known?.url ?? "",
  visibility: known?.visibility ?? "PUBLIC",
  duration: known ? String(known.duration) : "",
  status: known?.status ?? "PUBLISHED",
  tags: known?.tags.join(", ") ?? "",
});

/** Formats another person's choice with the form's own labels. */
const inWords = ({ theirs }: { theirs: string }): string =>
  [...types, ...visibilities, ...statuses].find(({ value }) => value === theirs)?.label ?? theirs;

/** The address of a resource; those of the types that are files can be uploaded. */
function AddressField({ field, type }: { field: FieldBinding<string>; type: string }) {
  const known = findValue(resourceTypeLabels, type);
  if (known === undefined || known === "EMBED" || known === "LINK")
    return <TextInput {...field} inputMode="url" verbatim hint="Starts with http:// or https://" />;
  return (
    <FileField
      {...field}
      kind={resourceFileKinds[known]}
      hint="Starts with http:// or https://, or an upload"
    />
  );
}

/** The form of a new or existing resource; confirms before unsaved changes are lost. */
export function AdminResourceForm({ resource, submitLabel, back, onSave }: Props) {
  const known = useFragment(fragment, resource) ?? null;
  const saved = { version: known?.updatedAt ?? "", values: toValues(known) };
  const { form, crossing } = useVersionedForm({ schema: resourceSchema, labels, saved, onSave });
  return (
    <FormCard
      form={form}
      submit={submitLabel}
      back={back}
      conflict={{ title: resourceMessages.changed, crossing, labels, inWords }}
    >
      <TextInput {...form.field("name")} autoComplete="off" />
      <AddressField field={form.field("url")} type={form.values.type} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select {...form.field("type")} options={types} />
        <TextInput {...form.field("duration")} inputMode="numeric" hint="In minutes. 0 for none." />
        <Select
          {...form.field("visibility")}
          options={visibilities}
          hint="Public: anyone who can see the course. Protected: its learners. Private: staff."
        />
        <Select {...form.field("status")} options={statuses} hint="Only staff can see drafts." />
      </div>
      <TextInput {...form.field("tags")} autoComplete="off" hint="Separate tags with commas" />
    </FormCard>
  );
}
