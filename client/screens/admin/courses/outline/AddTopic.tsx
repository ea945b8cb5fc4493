import { useId } from "react";
import { graphql } from "react-relay";
import { chosenId } from "#gateway/domains/contract";
import { outlineLabels, topicSchema } from "#gateway/domains/outlines/contract";
import type { AddTopicMutation } from "~/__generated__/AddTopicMutation.graphql";
import { Form } from "~/forms/Form";
import { useForm } from "~/forms/useForm";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";
import type { CourseState } from "../courseState";

const mutation = graphql`
  mutation AddTopicMutation($courseId: Int!, $moduleId: Int!, $name: String!) {
    result: addTopic(courseId: $courseId, moduleId: $moduleId, name: $name) {
      ... on AddTopicPayload @alias(as: "payload") {
        course {
          ...courseState_course
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const texts = { success: "Topic Added Successfully", fallback: "Unable to add topic" };
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
  const formId = useId();
  const [add] = useMutation<AddTopicMutation>(mutation, texts);
  const form = useForm({
    schema,
    labels,
    initial: { moduleId: moduleId === null ? "" : String(moduleId), name: "" },
    async onSubmit(topic): Promise<boolean> {
      const added = await add(
        { courseId: course.databaseId, ...topic },
        { onFieldErrors: form.setServerErrors },
      );
      if (added) onClose();
      return added !== null;
    },
  });
  return (
    <Dialog
      open
      title="Add Topic"
      size="sm"
      description={course.outline.length === 0 && "Add a section first. Every topic belongs to a section."}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.busy}>
            Add Topic
          </Button>
        </>
      }
    >
      <Form form={form} id={formId}>
        <Select
          {...form.field("moduleId")}
          options={course.outline.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <TextInput {...form.field("name")} data-autofocus autoComplete="off" />
      </Form>
    </Dialog>
  );
}
