import { useId } from "react";
import { graphql } from "react-relay";
import { outlineLabels, sectionSchema } from "#gateway/domains/outlines/contract";
import type { AddSectionMutation } from "~/__generated__/AddSectionMutation.graphql";
import { Form } from "~/forms/Form";
import { useForm } from "~/forms/useForm";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { TextInput } from "~/ui/TextInput";

const mutation = graphql`
  mutation AddSectionMutation($courseId: Int!, $name: String!) {
    result: addModule(courseId: $courseId, name: $name) {
      __typename
      ... on AddModulePayload {
        course {
          ...courseState_course
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const texts = { success: "Module Added Successfully", fallback: "Unable to add module" };
const labels = { name: outlineLabels.section };

/** Asks for the name of a new module, and adds it at the end. */
export function AddSection({ courseId, onClose }: { courseId: number; onClose: () => void }) {
  const formId = useId();
  const [add] = useMutation<AddSectionMutation>(mutation, texts);
  const form = useForm({
    schema: sectionSchema,
    labels,
    initial: { name: "" },
    async onSubmit({ name }): Promise<boolean> {
      const added = await add({ courseId, name }, { onFieldErrors: form.setServerErrors });
      if (added) onClose();
      return added !== null;
    },
  });
  return (
    <Dialog
      open
      title="Add Section"
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.busy}>
            Add Section
          </Button>
        </>
      }
    >
      <Form form={form} id={formId}>
        <TextInput {...form.field("name")} data-autofocus autoComplete="off" />
      </Form>
    </Dialog>
  );
}
