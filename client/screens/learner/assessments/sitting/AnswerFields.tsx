import { assessmentLimits } from "#gateway/domains/assessments/contract";
import { Checkbox } from "~/ui/Checkbox";
import { RadioGroup } from "~/ui/RadioGroup";
import { TextInput } from "~/ui/TextInput";
import type { Answer } from "./AnswerAutosave";
import { type AskedQuestion, chosen } from "./answers";

interface AnswerFieldsProps {
  question: AskedQuestion;
  answer: Answer;
  /** `typed` marks a text that may still change, unlike a choice. */
  onGive: (answer: Answer, typed?: boolean) => void;
  onLeave: () => void;
}

/** The input for an answer: one choice, several choices, or a short text. */
export function AnswerFields(props: AnswerFieldsProps) {
  const { question, answer, onGive, onLeave } = props;
  if (question.type === "MULTIPLE") return <Choices {...props} />;
  if (question.type === "SHORT_TEXT")
    return (
      <TextInput
        label="Your answer"
        className="max-w-prose"
        value={answer.text ?? ""}
        maxLength={assessmentLimits.shortText}
        autoComplete="off"
        hint="Saved automatically."
        onChange={(text) => onGive({ ...answer, text }, true)}
        onBlur={onLeave}
      />
    );
  return (
    <RadioGroup
      label={question.title}
      hideLabel
      look="cards"
      value={String(answer.optionIds[0] ?? "")}
      onChange={(value) => onGive(chosen(question, answer, Number(value)))}
      options={question.options.map(({ databaseId, text }) => ({ value: String(databaseId), label: text }))}
    />
  );
}

const choice =
  "rounded-lg border border-line bg-surface hover:border-control has-checked:border-brand-ink has-checked:bg-brand-soft [&>label]:flex [&>label]:w-full [&>label]:px-4 [&>label]:py-3";

function Choices({ question, answer, onGive }: AnswerFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">
        <span className="sr-only">{question.title}</span> Choose all that apply
      </legend>
      <div className="grid gap-2">
        {question.options.map(({ databaseId, text }) => (
          <Checkbox
            key={databaseId}
            label={text}
            className={choice}
            value={answer.optionIds.includes(databaseId)}
            onChange={() => onGive(chosen(question, answer, databaseId))}
          />
        ))}
      </div>
    </fieldset>
  );
}
