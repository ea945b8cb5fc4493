import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { questionTypes } from "#gateway/domains/courses/contract";
import {
  type QuestionInput,
  questionLabels,
  questionLimits,
  questionMessages,
  questionTypeLabels,
} from "#gateway/domains/questions/contract";
import type { QuestionDialogDeleteQuestion_question$key } from "~/__generated__/QuestionDialogDeleteQuestion_question.graphql";
import type { QuestionDialogEditQuestion_question$key } from "~/__generated__/QuestionDialogEditQuestion_question.graphql";
import { EditConflictNotice } from "~/forms/EditConflictNotice";
import { Form } from "~/forms/Form";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import type { SavedState } from "~/forms/useEditConflict";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { Dialog } from "~/ui/Dialog";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import { AnswerRows } from "./AnswerRows";
import type { QuestionCommands } from "./questionCommands";
import {
  type AnswerRow,
  newQuestion,
  parsedInput,
  type QuestionValues,
  questionFormSchema,
  trueOrFalse,
} from "./questionForm";

interface Props {
  title: string;
  description?: string;
  saveLabel: string;
  saved: SavedState<QuestionValues>;
  onSave: SaveForm<QuestionInput>;
  onClose: () => void;
}

/** Formats someone else's value of a field as one line. */
const summary = (theirs: string | readonly AnswerRow[]): string =>
  typeof theirs === "string"
    ? (typeOptions.find(({ value }) => value === theirs)?.label ?? theirs)
    : theirs.map(({ text, isCorrect }) => (isCorrect ? `${text} (correct)` : text)).join(", ");

const typeOptions = questionTypes.map((type) => ({ value: type, label: questionTypeLabels[type] }));

/** The form of a question: text, type and correct answers. */
function QuestionDialog({ title, description, saveLabel, saved, onSave, onClose }: Props) {
  const formId = useId();
  const { form, crossing } = useVersionedForm({
    schema: questionFormSchema,
    labels: questionLabels,
    saved,
    async onSave(_parsed, saving): Promise<boolean> {
      const isSaved = await onSave(parsedInput(form.values), saving);
      if (isSaved) onClose();
      return isSaved;
    },
  });
  const { values, set } = form;
  const [asking, setAsking] = useState(false);
  const close = () => (form.dirty ? setAsking(true) : onClose());
  const chooseType = (type: string) => {
    set("type", type);
    if (type === "TRUE_FALSE") set("options", trueOrFalse(values.options));
    else if (type !== "SHORT_TEXT" && values.options.length === 0) set("options", newQuestion.options);
    if (type === "SHORT_TEXT" && values.acceptedAnswers.length === 0)
      set("acceptedAnswers", newQuestion.acceptedAnswers);
  };
  return (
    <Dialog
      open
      title={title}
      description={description}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.busy}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <UnsavedChanges when={form.unsaved} />
      <ConfirmDialog
        open={asking}
        title="Close without saving?"
        message="Your changes aren't saved yet."
        confirmLabel="Close without saving"
        cancelLabel="Keep editing"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
      <EditConflictNotice
        title={questionMessages.changed}
        crossing={crossing}
        labels={questionLabels}
        inWords={({ theirs }) => summary(theirs)}
      />
      <Form form={form} id={formId}>
        <TextArea {...form.field("title")} data-autofocus limit={questionLimits.title} rows={2} />
        <Select {...form.field("type")} placeholder={null} options={typeOptions} onChange={chooseType} />
        {values.type === "SHORT_TEXT" ? (
          <AnswerRows {...form.field("acceptedAnswers")} type={values.type} limit={questionLimits.answers} />
        ) : (
          <AnswerRows {...form.field("options")} type={values.type} limit={questionLimits.options} />
        )}
        <TextArea {...form.field("explanation")} required={false} limit={1_000} rows={2} />
      </Form>
    </Dialog>
  );
}

interface AddQuestionProps {
  module: { readonly databaseId: number; readonly name: string };
  commands: QuestionCommands;
  onClose: () => void;
}

/** Asks for a new question and adds it at the module's end. */
export function AddQuestion({ module, commands, onClose }: AddQuestionProps) {
  return (
    <QuestionDialog
      title="Add question"
      description={`To ${module.name}`}
      saveLabel="Add question"
      saved={{ version: "", values: newQuestion }}
      onSave={commands.add(module.databaseId)}
      onClose={onClose}
    />
  );
}

const fragment = graphql`
  fragment QuestionDialogEditQuestion_question on AnswerableQuestion {
    databaseId
    title
    type
    acceptedAnswers
    explanation
    updatedAt
    options {
      text
      isCorrect
    }
  }
`;

interface EditQuestionProps {
  question: QuestionDialogEditQuestion_question$key;
  commands: QuestionCommands;
  onClose: () => void;
}

/** Edits a question. */
export function EditQuestion({ question: key, commands, onClose }: EditQuestionProps) {
  const question = useFragment(fragment, key);
  const { databaseId, title, type, acceptedAnswers, explanation, options, updatedAt } = question;
  const values = {
    title,
    type,
    explanation: explanation ?? "",
    options: options.map(({ text, isCorrect }, index) => ({ key: `saved-${index}`, text, isCorrect })),
    acceptedAnswers: acceptedAnswers.map((text, index) => ({
      key: `saved-${index}`,
      text,
      isCorrect: false,
    })),
  };
  return (
    <QuestionDialog
      title="Edit question"
      saveLabel="Save question"
      saved={{ version: updatedAt, values }}
      onSave={commands.update(databaseId)}
      onClose={onClose}
    />
  );
}

const deleteQuestionFragment = graphql`
  fragment QuestionDialogDeleteQuestion_question on AnswerableQuestion {
    databaseId
    title
  }
`;

interface DeleteQuestionProps {
  question: QuestionDialogDeleteQuestion_question$key;
  commands: QuestionCommands;
  onClose: () => void;
}

/** Deletes a question after confirmation. */
export function DeleteQuestion({ question: key, commands, onClose }: DeleteQuestionProps) {
  const { databaseId, title } = useFragment(deleteQuestionFragment, key);
  const [error, setError] = useState<string>();
  return (
    <ConfirmDialog
      open
      subject={`Question “${title}”`}
      message={`${commands.deleteEffect} You won't be able to revert this!`}
      error={error}
      onCancel={onClose}
      onConfirm={async () => {
        if (await commands.remove(databaseId, setError)) onClose();
      }}
    />
  );
}
