import { ArrowDownUp, MessageCircleQuestion, Pencil, Plus, Sparkles, Trash2 } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { practisedTypes } from "#gateway/domains/courses/contract";
import { questionTypeLabels } from "#gateway/domains/questions/contract";
import type {
  QuestionsPageModuleQuestions_questions$data,
  QuestionsPageModuleQuestions_questions$key,
} from "~/__generated__/QuestionsPageModuleQuestions_questions.graphql";
import type { QuestionsPageQuestionRow_question$key } from "~/__generated__/QuestionsPageQuestionRow_question.graphql";
import { formatQuantity } from "~/formats/counts";
import { questionNoun } from "~/formats/nouns";
import { ScreenHead } from "~/layout/ScreenHead";
import { MarkedOptions } from "~/questions/MarkedOptions";
import type { FragmentData } from "~/relay/fragmentData";
import { BackLink } from "~/ui/BackLink";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { IconButton } from "~/ui/IconButton";
import { AddQuestion, DeleteQuestion, EditQuestion } from "./QuestionDialog";
import type { QuestionCommands } from "./questionForm";

const rowFragment = graphql`
  fragment QuestionsPageQuestionRow_question on AnswerableQuestion {
    title
    type
    acceptedAnswers
    explanation
    options { databaseId text isCorrect }
  }
`;

interface RowProps {
  question: QuestionsPageQuestionRow_question$key;
  onEdit: () => void;
  onDelete: () => void;
}

/** A question with its options, the correct ones marked. */
function QuestionRow({ question: key, onEdit, onDelete }: RowProps) {
  const question = useFragment(rowFragment, key);
  const { title, type, explanation } = question;
  return (
    <li className="border-b border-line px-5 py-4 last:border-b-0">
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 text-sm font-medium wrap-anywhere whitespace-pre-line text-ink">
          {title}
        </p>
        <IconButton label={`Edit ${title}`} icon={<Pencil />} onClick={onEdit} />
        <IconButton label={`Delete ${title}`} icon={<Trash2 />} onClick={onDelete} />
      </div>
      {type !== "%future added value" && <Badge className="mt-1">{questionTypeLabels[type]}</Badge>}
      <Answers {...question} />
      {explanation && <p className="mt-2 text-xs wrap-anywhere text-muted">{explanation}</p>}
    </li>
  );
}

const isPractised = (type: string) => practisedTypes.some((practisedType) => practisedType === type);

function Answers({ type, options, acceptedAnswers }: FragmentData<QuestionsPageQuestionRow_question$key>) {
  if (type === "SHORT_TEXT")
    return (
      <p className="mt-2 text-sm text-soft">
        Accepted: <span className="text-ink">{acceptedAnswers.join(", ") || "nothing yet"}</span>
      </p>
    );
  if (!isPractised(type)) return null;
  if (options.length === 0) return <p className="mt-2 text-sm text-muted">No options yet.</p>;
  return (
    <div className="mt-2">
      <MarkedOptions options={options} />
    </div>
  );
}

interface NoModulesProps {
  owner: "course" | "curriculum";
  /** The address where a module can be added. */
  to: string;
  toLabel: string;
}

/** Shown while there are no modules, which questions belong to. */
function NoModules({ owner, to, toLabel }: NoModulesProps) {
  return (
    <Card className="mb-5">
      <EmptyState
        icon={<MessageCircleQuestion />}
        title="No modules yet"
        action={<ButtonLink to={to}>{toLabel}</ButtonLink>}
      >
        Questions belong to the modules of a {owner}. Add a module first.
      </EmptyState>
    </Card>
  );
}

const fragment = graphql`
  fragment QuestionsPageModuleQuestions_questions on AnswerableQuestion @relay(plural: true) {
    databaseId
    ...QuestionsPageQuestionRow_question
    ...QuestionDialogEditQuestion_question
    ...QuestionDialogDeleteQuestion_question
  }
`;

type Question = QuestionsPageModuleQuestions_questions$data[number];

interface Module {
  /** Null for the questions of the whole course, where none can be added. */
  readonly databaseId: number | null;
  readonly name: string;
  readonly questions: QuestionsPageModuleQuestions_questions$key;
}

interface ModuleProps {
  module: Module;
  commands: QuestionCommands;
}

type OpenDialog = { what: "add" } | { what: "edit" | "delete"; question: Question };

/** A module's questions, in order. */
function ModuleQuestions({ module, commands }: ModuleProps) {
  const { databaseId, name } = module;
  const questions = useFragment(fragment, module.questions);
  const [doing, setDoing] = useState<OpenDialog | null>(null);
  const close = () => setDoing(null);
  return (
    <Card
      flush
      title={name}
      description={formatQuantity(questions.length, questionNoun)}
      actions={
        databaseId !== null && (
          <Button
            size="sm"
            icon={<Plus />}
            aria-label={`Add question to ${name}`}
            onClick={() => setDoing({ what: "add" })}
          >
            Add question
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
      {doing?.what === "add" && databaseId !== null && (
        <AddQuestion module={{ databaseId, name }} commands={commands} onClose={close} />
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

interface Props {
  /** The title of the course or curriculum. */
  ownerTitle: string;
  subtitle: string;
  /** The address of the course or curriculum. */
  address: string;
  modules: readonly Module[];
  noModules: ComponentProps<typeof NoModules>;
  commands: QuestionCommands;
  /** Whether questions can be imported and exported. */
  hasExchange?: boolean;
}

/** The questions of a course or curriculum by module; staff add, edit and delete them. */
export function QuestionsPage({
  ownerTitle,
  subtitle,
  address,
  modules,
  noModules,
  commands,
  hasExchange,
}: Props) {
  const title = `Questions - ${ownerTitle}`;
  return (
    <>
      <ScreenHead
        title={title}
        subtitle={subtitle}
        actions={
          <>
            <BackLink to={address} />
            {hasExchange && (
              <ButtonLink to={`${address}/questions/exchange`} icon={<ArrowDownUp />}>
                Import and export
              </ButtonLink>
            )}
            <ButtonLink to={`${address}/questions/generate`} icon={<Sparkles />}>
              AI Questions
            </ButtonLink>
          </>
        }
      />
      {modules.every(({ databaseId }) => databaseId === null) && <NoModules {...noModules} />}
      <div className="grid gap-5">
        {modules.map((module) => (
          <ModuleQuestions key={module.databaseId} module={module} commands={commands} />
        ))}
      </div>
    </>
  );
}
