import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import {
  resourceLabels,
  resourceMessages,
  resourceSchema,
  resourceTypes,
  resourceVisibilities,
} from "#gateway/domains/resources/contract";
import type {
  AdminResourceForm_resource$data,
  AdminResourceForm_resource$key,
} from "~/__generated__/AdminResourceForm_resource.graphql";
import { EditConflictNotice } from "~/forms/EditConflictNotice";
import { Form } from "~/forms/Form";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { useEditConflict } from "~/forms/useEditConflict";
import { type FieldError, useForm } from "~/forms/useForm";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";
import { typeLabel, visibilityLabel } from "../resourceMessages";

/** What the form tells its screen, and is told by it. */
interface Saving {
  /** The version that the edit began from. */
  version: string;
  onFieldErrors: (errors: readonly FieldError[]) => void;
  /** Someone else was faster; the screen reads the newest state. */
  onStale: () => void;
}

/** Saves a resource; returns false when it was refused. */
export type SaveResource = (input: z.output<typeof resourceSchema>, saving: Saving) => Promise<boolean>;

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
const types = resourceTypes.map((value) => ({ value, label: typeLabel(value) }));
const visibilities = resourceVisibilities.map((value) => ({ value, label: visibilityLabel(value) }));
const statuses = [
  { value: "PUBLISHED", label: "Published" },
  { value: "DRAFT", label: "Draft" },
];

interface Props {
  /** Null for a new one. */
  resource: AdminResourceForm_resource$key | null;
  submitLabel: string;
  /** Where Cancel leads. */
  back: string;
  onSave: SaveResource;
}

type Values = Record<keyof typeof labels, string>;

/** What the fields show at first: those of a new resource as specified. */
const valuesOf = (known: AdminResourceForm_resource$data | null): Values => ({
  name: known?.name ?? "",
  type: known?.type ?? "EMBED",
  url: known?.url ?? "",
  visibility: known?.visibility ?? "PUBLIC",
  duration: known ? String(known.duration) : "",
  status: known?.status ?? "PUBLISHED",
  tags: known?.tags.join(", ") ?? "",
});

/** What someone else chose, as the form's own choices call it. */
const inWords = ({ theirs }: { theirs: string }): string =>
  [...types, ...visibilities, ...statuses].find(({ value }) => value === theirs)?.label ?? theirs;

/** The form of a resource, new or changed; asks before typed text is lost. */
export function AdminResourceForm({ resource, submitLabel, back, onSave }: Props) {
  const known = useFragment(fragment, resource) ?? null;
  const newest = { version: known?.updatedAt ?? "", values: valuesOf(known) };
  const form = useForm({
    schema: resourceSchema,
    labels,
    initial: newest.values,
    onSubmit: (input): Promise<boolean> =>
      onSave(input, {
        version: crossing.version,
        onFieldErrors: (errors) => form.setServerErrors(errors),
        onStale: crossing.awaitNewest,
      }),
  });
  const crossing = useEditConflict(form, newest);
  return (
    <Card className="max-w-3xl">
      <UnsavedChanges when={form.unsaved} />
      <EditConflictNotice
        title={resourceMessages.changed}
        fields={crossing.crossed}
        labels={labels}
        inWords={inWords}
        onGiveUp={crossing.giveUp}
      />
      <Form
        form={form}
        actions={
          <>
            <Button type="submit" variant="primary" busy={form.busy}>
              {submitLabel}
            </Button>
            <ButtonLink to={back}>Cancel</ButtonLink>
          </>
        }
      >
        <TextInput {...form.field("name")} autoComplete="off" />
        <TextInput
          {...form.field("url")}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          hint="Begins with http:// or https://"
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Select {...form.field("type")} options={types} />
          <TextInput {...form.field("duration")} inputMode="numeric" hint="Minutes; 0 when it has none" />
          <Select
            {...form.field("visibility")}
            options={visibilities}
            hint="Public: anyone who sees the course. Protected: its learners. Private: staff."
          />
          <Select {...form.field("status")} options={statuses} hint="A draft is seen by staff only." />
        </div>
        <TextInput {...form.field("tags")} autoComplete="off" hint="Separate tags with commas" />
      </Form>
    </Card>
  );
}
