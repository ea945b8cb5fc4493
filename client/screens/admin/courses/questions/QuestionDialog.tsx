import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import {
  type QuestionInput,
  questionLabels,
  questionLimits,
  questionMessages,
} from "#gateway/domains/questions/contract";
import type { QuestionDialogDeleteQuestion_question$key } from "~/__generated__/QuestionDialogDeleteQuestion_question.graphql";
import type { QuestionDialogEditQuestion_question$key } from "~/__generated__/QuestionDialogEditQuestion_question.graphql";
import { LongFormDialog } from "~/forms/FormDialog";
import type { SavedState } from "~/forms/useEditConflict";
import type { Saved } from "~/forms/useLeaveForm";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
import { AskedQuestion } from "~/questions/AskedQuestion";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import { AnswersByType, BankFields, isChoice, practisedOptions, typeOptions } from "./QuestionFields";
import {
  type AnswerRow,
  newQuestion,
  parsedInput,
  type QuestionCommands,
  type QuestionValues,
  questionFormSchema,
  trueOrFalse,
} from "./questionForm";

interface Props {
  title: string;
  description?: string;
  /** The label of the button that saves. */
  submit: string;
  saved: SavedState<QuestionValues>;
  /** The key that its unsaved input is kept by. */
  keptId: string;
  /** Whether it is a question of a curriculum, which takes choices and short texts. */
  practisedOnly: boolean;
  onSave: SaveForm<QuestionInput>;
  onClose: () => void;
}

/** Formats someone else's value of a field as one line. */
const summary = (theirs: string | boolean | readonly AnswerRow[]): string =>
  typeof theirs === "boolean"
    ? theirs
      ? "Yes"
      : "No"
    : typeof theirs === "string"
      ? (typeOptions.find(({ value }) => value === theirs)?.label ?? theirs)
      : theirs.map(({ text, isCorrect }) => (isCorrect ? `${text} (correct)` : text)).join(", ");

/** The form of a question: text, type and correct answers. */
function QuestionDialog({ saved, keptId, practisedOnly, onSave, ...dialog }: Props) {
  const [schema] = useState(() => questionFormSchema(saved.values));
  const { form, crossing } = useVersionedForm({
    schema,
    labels: questionLabels,
    saved,
    kept: { name: "question", id: keptId },
    async onSave(_parsed, saving): Promise<Saved> {
      const isSaved = await onSave(parsedInput(form.values), saving);
      if (isSaved) dialog.onClose();
      return isSaved;
    },
  });
  const { values, set } = form;
  const chooseType = (type: string) => {
    set("type", type);
    if (type === "TRUE_FALSE") set("options", trueOrFalse(values.options));
    else if (isChoice(type) && values.options.length === 0) set("options", newQuestion.options);
    if (type === "SHORT_TEXT" && values.acceptedAnswers.length === 0)
      set("acceptedAnswers", newQuestion.acceptedAnswers);
  };
  return (
    <LongFormDialog
      {...dialog}
      form={form}
      conflict={{
        title: questionMessages.changed,
        crossing,
        labels: questionLabels,
        formatTheirs: ({ theirs }) => summary(theirs),
      }}
    >
      <TextArea {...form.field("title")} data-autofocus limit={questionLimits.title} rows={2} />
      <Select
        {...form.field("type")}
        placeholder={null}
        options={practisedOnly ? practisedOptions : typeOptions}
        onChange={chooseType}
      />
      <AnswersByType form={form} />
      <TextArea {...form.field("explanation")} required={false} limit={1_000} rows={2} />
      {!practisedOnly && <BankFields form={form} />}
    </LongFormDialog>
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
      submit="Add question"
      saved={{ version: "", values: newQuestion }}
      keptId={`new:${module.databaseId}`}
      practisedOnly={commands.practisedOnly}
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
    options { text isCorrect }
    ... on Question { markdown tags level examsOnly value tolerance pictureId pictureAlt matches blanks }
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
  const texts = options.map(({ text }) => text);
  const values = {
    value: String(question.value ?? ""),
    tolerance: String(question.tolerance ?? ""),
    pairs:
      type === "MATCHING"
        ? texts.map((text, at) => `${text} = ${question.matches?.[at] ?? ""}`).join("\n")
        : "",
    items: type === "ORDERING" ? texts.join("\n") : "",
    blanks: (question.blanks ?? []).map((accepted) => accepted.join(" | ")).join("\n"),
    markdown: question.markdown ?? "",
    tags: (question.tags ?? []).join(", "),
    level: question.level ?? "",
    examsOnly: question.examsOnly ?? false,
    pictureId: String(question.pictureId ?? ""),
    pictureAlt: question.pictureAlt ?? "",
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
      submit="Save question"
      saved={{ version: updatedAt, values }}
      keptId={String(databaseId)}
      practisedOnly={commands.practisedOnly}
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
  const subject = `Question “${title}”`;
  const confirm = (isKnown: boolean) => (
    <ConfirmDialog
      open
      subject={subject}
      message={`${commands.deleteEffect} You won't be able to revert this!`}
      error={error}
      busy={!isKnown}
      onCancel={onClose}
      onConfirm={async () => {
        if (await commands.remove(databaseId, setError)) onClose();
      }}
    />
  );
  // Courses copy the questions of a curriculum: no assessment asks those.
  if (commands.practisedOnly) return confirm(true);
  return (
    <AskedQuestion questionId={databaseId} subject={subject} onClose={onClose}>
      {confirm}
    </AskedQuestion>
  );
}
