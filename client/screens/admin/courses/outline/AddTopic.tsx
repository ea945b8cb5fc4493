import { chosenId } from "#gateway/domains/contract";
import { outlineLabels, topicSchema } from "#gateway/domains/outlines/contract";
import { addTopic } from "~/commands/courseCommands";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";
import type { CourseState } from "../courseState";

const labels = { moduleId: "Module", name: outlineLabels.topic };
const schema = topicSchema.extend({ moduleId: chosenId(labels.moduleId) });

interface Props {
  course: CourseState;
  /** The initially chosen module. */
  moduleId?: number | null;
  onClose: () => void;
}

/** Asks for the name and module of a new topic and adds it at the module's end. */
export function AddTopic({ course, moduleId = course.outline.at(-1)?.id ?? null, onClose }: Props) {
  const save = useSave(addTopic);
  const form = useForm({
    schema,
    labels,
    initial: { moduleId: moduleId === null ? "" : String(moduleId), name: "" },
    onSubmit: (topic): Promise<boolean> =>
      save(
        { courseId: course.databaseId, ...topic },
        { onFieldErrors: form.setServerErrors, onSaved: onClose },
      ),
  });
  return (
    <FormDialog
      title="Add Topic"
      description={course.outline.length === 0 && "Add a section first. Every topic belongs to a section."}
      form={form}
      submit="Add Topic"
      onClose={onClose}
    >
      <Select
        {...form.field("moduleId")}
        options={course.outline.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <TextInput {...form.field("name")} data-autofocus autoComplete="off" />
    </FormDialog>
  );
}
