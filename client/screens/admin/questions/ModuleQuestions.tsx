import { Plus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  ModuleQuestions_questions$data,
  ModuleQuestions_questions$key,
} from "~/__generated__/ModuleQuestions_questions.graphql";
import { formatQuantity } from "~/formats/counts";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { AddQuestion } from "./AddQuestion";
import { DeleteQuestion } from "./DeleteQuestion";
import { EditQuestion } from "./EditQuestion";
import { QuestionRow } from "./QuestionRow";
import type { QuestionCommands } from "./questionCommands";

const fragment = graphql`
  fragment ModuleQuestions_questions on AnswerableQuestion @relay(plural: true) {
    databaseId
    ...QuestionRow_question
    ...EditQuestion_question
    ...DeleteQuestion_question
  }
`;

type Question = ModuleQuestions_questions$data[number];

interface Props {
  name: string;
  /** The module's number; null where no question can be added. */
  moduleId: number | null;
  questions: ModuleQuestions_questions$key;
  commands: QuestionCommands;
}

type Doing = { what: "add" } | { what: "edit" | "delete"; question: Question };

/** A module's questions, in order. */
export function ModuleQuestions({ name, moduleId, questions: key, commands }: Props) {
  const questions = useFragment(fragment, key);
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = () => setDoing(null);
  return (
    <Card
      flush
      title={name}
      description={formatQuantity(questions.length, { one: "question", many: "questions" })}
      actions={
        moduleId !== null && (
          <Button
            size="sm"
            icon={<Plus />}
            aria-label={`Add Question to ${name}`}
            onClick={() => setDoing({ what: "add" })}
          >
            Add Question
          </Button>
        )
      }
    >
      <ol className="mt-3 border-t border-line empty:hidden">
        {questions.map((question) => (
          <QuestionRow
            key={question.databaseId}
            question={question}
            onEdit={() => setDoing({ what: "edit", question })}
            onDelete={() => setDoing({ what: "delete", question })}
          />
        ))}
      </ol>
      {questions.length === 0 && (
        <p className="mt-3 border-t border-line px-5 py-4 text-sm text-muted">No questions yet.</p>
      )}
      {doing?.what === "add" && moduleId !== null && (
        <AddQuestion module={{ databaseId: moduleId, name }} commands={commands} onClose={close} />
      )}
      {doing?.what === "edit" && (
        <EditQuestion question={doing.question} commands={commands} onClose={close} />
      )}
      {doing?.what === "delete" && (
        <DeleteQuestion question={doing.question} commands={commands} onClose={close} />
      )}
    </Card>
  );
}
