import { graphql, useFragment } from "react-relay";
import { useParams } from "react-router-dom";
import type { z } from "zod";
import { publishStatusLabels } from "#gateway/domains/courses/contract";
import { findValue, getOptions, getValues } from "#gateway/domains/labelsContract";
import {
  resourceFileKinds,
  resourceLabels,
  resourceMessages,
  resourceSchema,
  resourceTypeLabels,
  resourceVisibilityLabels,
} from "#gateway/domains/resources/contract";
import type { EditResourceScreen_resource$key } from "~/__generated__/EditResourceScreen_resource.graphql";
import type { EditResourceScreenCreateQuery } from "~/__generated__/EditResourceScreenCreateQuery.graphql";
import type { EditResourceScreenQuery } from "~/__generated__/EditResourceScreenQuery.graphql";
import { createResource, updateResource } from "~/commands/lessonCommands";
import { FileField } from "~/files/FileField";
import { parseId } from "~/formats/addresses";
import { FormCard } from "~/forms/FormCard";
import type { FieldBinding } from "~/forms/useForm";
import { useKeptPlace } from "~/forms/useKeptPlace";
import { useSave } from "~/forms/useSave";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
import { ScreenHead } from "~/layout/ScreenHead";
import type { FragmentData } from "~/relay/fragmentData";
import { useReadNewest } from "~/relay/useReadNewest";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import type { Crumb } from "~/ui/Breadcrumbs";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";
import { tableAddress, typeLabel, visibilityLabel } from "../resourceMessages";

const fragment = graphql`
  fragment EditResourceScreen_resource on Resource {
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
const statuses = getOptions(publishStatusLabels);

interface Props {
  /** Null for a new resource. */
  resource: EditResourceScreen_resource$key | null;
  submitLabel: string;
  /** The address for Cancel. */
  back: string;
  onSave: SaveForm<z.output<typeof resourceSchema>>;
}

type Values = Record<keyof typeof labels, string>;

/** The initial values; those of a new resource are specified. */
const toValues = (known: FragmentData<EditResourceScreen_resource$key> | null): Values => ({
  name: known?.name ?? "",
  type: known?.type ?? "EMBED",
  url: known?.url ?? "",
  visibility: known?.visibility ?? "PUBLIC",
  duration: known ? String(known.duration) : "",
  status: known?.status ?? "PUBLISHED",
  tags: known?.tags.join(", ") ?? "",
});

/** Formats another person's choice with the form's own labels. */
const formatTheirs = ({ theirs }: { theirs: string }): string =>
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
function AdminResourceForm({ resource, submitLabel, back, onSave }: Props) {
  const known = useFragment(fragment, resource) ?? null;
  const saved = { version: known?.updatedAt ?? "", values: toValues(known) };
  const { form, crossing } = useVersionedForm({
    schema: resourceSchema,
    labels,
    saved,
    onSave,
    kept: useKeptPlace("resource"),
  });
  return (
    <FormCard
      form={form}
      submit={submitLabel}
      back={back}
      conflict={{ title: resourceMessages.changed, crossing, labels, formatTheirs }}
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

/** The path from a course to one of its resources, or to a new one. */
const toCrumbs = ({ databaseId, title }: Course, ...rest: readonly Crumb[]): readonly Crumb[] => [
  { label: title, to: `/admin/courses/${databaseId}` },
  { label: "Resources", to: tableAddress(databaseId) },
  ...rest,
];

const createQuery = graphql`
  query EditResourceScreenCreateQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) { databaseId title }
  }
`;

const title = "Create resource";

type Course = NonNullable<EditResourceScreenCreateQuery["response"]["course"]>;

/** Adds a resource to a course, then opens the course's resources. */
export function CreateResourceScreen() {
  const { course } = useRouteQuery<EditResourceScreenCreateQuery>(createQuery);
  return course ? <Creation course={course} /> : <NotFound kind="course" back="/admin/courses" />;
}

function Creation({ course }: { course: Course }) {
  const save = useSave(createResource);
  const courseId = course.databaseId;
  const back = tableAddress(courseId);
  return (
    <>
      <ScreenHead title={title} subtitle={course.title} breadcrumbs={toCrumbs(course, { label: "Create" })} />
      <AdminResourceForm
        resource={null}
        submitLabel={title}
        back={back}
        onSave={(input, { onFieldErrors }) => save({ courseId, input }, { onFieldErrors, to: back })}
      />
    </>
  );
}

const query = graphql`
  query EditResourceScreenQuery($courseId: Int!, $databaseId: Int!) @preloadable {
    resourceToEdit(courseId: $courseId, databaseId: $databaseId) {
      databaseId
      name
      course { databaseId title }
      ...EditResourceScreen_resource
    }
  }
`;

type Resource = NonNullable<EditResourceScreenQuery["response"]["resourceToEdit"]>;

/** Edits a resource, then opens its course's resources. */
export function EditResourceScreen() {
  const { resourceToEdit } = useRouteQuery<EditResourceScreenQuery>(query);
  const courseId = parseId(useParams()["id"]);
  if (!resourceToEdit) return <NotFound kind="resource" back={tableAddress(courseId)} />;
  return <Editor resource={resourceToEdit} />;
}

function Editor({ resource }: { resource: Resource }) {
  const { databaseId, name, course } = resource;
  const title = `Edit ${name}`;
  const courseId = course.databaseId;
  const back = tableAddress(courseId);
  const readNewest = useReadNewest<EditResourceScreenQuery>(query, { courseId, databaseId });
  const save = useSave(updateResource, readNewest);
  return (
    <>
      <ScreenHead
        title={title}
        subtitle={course.title}
        breadcrumbs={toCrumbs(course, { label: name, to: `${back}/${databaseId}` }, { label: "Edit" })}
      />
      <AdminResourceForm
        resource={resource}
        submitLabel="Save resource"
        back={back}
        onSave={(input, { version, ...saving }) =>
          save({ courseId, resourceId: databaseId, version, input }, { ...saving, to: back })
        }
      />
    </>
  );
}
