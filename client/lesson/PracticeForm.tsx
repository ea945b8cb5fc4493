import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { practiceLimits } from "#gateway/domains/questions/practiceContract";
import type { PracticeForm_question$key } from "~/__generated__/PracticeForm_question.graphql";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { RadioGroup } from "~/ui/RadioGroup";
import { TextInput } from "~/ui/TextInput";
import { stopAtTooLong } from "~/ui/textLimit";
import type { AnswerCheck } from "./practiceOutcome";

const fragment = graphql`
  fragment PracticeForm_question on Question {
    title
    type
    choices { databaseId text }
  }
`;

interface Props {
  question: PracticeForm_question$key;
  checking: AnswerCheck;
}

/** The form for a practice answer. The server checks it, and only then reveals the correct one. */
export function PracticeForm({ question: key, checking }: Props) {
  const question = useFragment(fragment, key);
  const [optionIds, setOptionIds] = useState<readonly number[]>([]);
  const [text, setText] = useState("");
  const { check, reveal, busy, error } = checking;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (stopAtTooLong(event.currentTarget)) return;
    void check({ optionIds, text: question.type === "SHORT_TEXT" ? text : null });
  };
  return (
    <form onSubmit={submit} noValidate>
      {question.type === "SHORT_TEXT" ? (
        <TextInput
          label="Your answer"
          value={text}
          limit={practiceLimits.text}
          autoComplete="off"
          onChange={setText}
        />
      ) : (
        <Choices question={question} chosen={optionIds} onChoose={setOptionIds} />
      )}
      <p role="alert" className="mt-2 text-sm text-danger-ink empty:hidden">
        {error}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          Check
        </Button>
        {reveal && (
          <Button size="sm" variant="ghost" disabled={busy} onClick={() => void reveal()}>
            Show answer
          </Button>
        )}
      </div>
    </form>
  );
}

interface ChoicesProps {
  question: {
    readonly title: string;
    readonly type: string;
    readonly choices: ReadonlyArray<{ readonly databaseId: number; readonly text: string }>;
  };
  chosen: readonly number[];
  onChoose: (optionIds: readonly number[]) => void;
}

function Choices({ question: { title, type, choices }, chosen, onChoose }: ChoicesProps) {
  if (type !== "MULTIPLE")
    return (
      <RadioGroup
        label={title}
        hideLabel
        value={String(chosen[0] ?? "")}
        onChange={(value) => onChoose([Number(value)])}
        options={choices.map(({ databaseId, text }) => ({ value: String(databaseId), label: text }))}
      />
    );
  const toggle = (id: number, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, id] : chosen.filter((number) => number !== id));
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-muted">
        <span className="sr-only">{title}</span> Choose all that apply
      </legend>
      <div className="grid gap-1.5">
        {choices.map(({ databaseId, text }) => (
          <Checkbox
            key={databaseId}
            label={text}
            value={chosen.includes(databaseId)}
            onChange={(isChosen) => toggle(databaseId, isChosen)}
          />
        ))}
      </div>
    </fieldset>
  );
}
