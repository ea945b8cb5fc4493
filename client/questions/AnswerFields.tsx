import { ArrowDown, ArrowUp, Upload } from "lucide-react";
import { assessmentLimits } from "#gateway/domains/assessments/contract";
import { splitBlanks } from "#gateway/domains/questions/contract";
import { UploadZone } from "~/files/UploadZone";
import type { UploadQueue } from "~/files/uploadQueue";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { IconButton } from "~/ui/IconButton";
import { RadioGroup } from "~/ui/RadioGroup";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { type Answer, type AskedQuestion, chosen, filled, matched, moved, shownOrder } from "./answers";

interface AnswerFieldsProps {
  question: AskedQuestion;
  answer: Answer;
  /** `typed` marks a text that may still change, unlike a choice. */
  onGive: (answer: Answer, typed?: boolean) => void;
  onLeave: () => void;
  /** The uploads of a file; they go on while another question is shown. No file is taken without them. */
  uploads?: UploadQueue | undefined;
}

/** The input for an answer, by the type of its question. */
export function AnswerFields(props: AnswerFieldsProps) {
  const { question, answer, onGive, onLeave } = props;
  if (question.type === "MULTIPLE") return <Choices {...props} />;
  if (question.type === "MATCHING") return <Matches {...props} />;
  if (question.type === "ORDERING") return <Order {...props} />;
  if (question.type === "FILL") return <Blanks {...props} />;
  if (question.type === "FILE") return <FileAnswer {...props} />;
  const typed = {
    label: "Your answer",
    value: answer.text ?? "",
    onChange: (text: string) => onGive({ ...answer, text }, true),
    onBlur: onLeave,
  };
  const short = { ...typed, limit: assessmentLimits.shortText, autoComplete: "off" };
  if (question.type === "ESSAY")
    return (
      <TextArea
        {...typed}
        rows={12}
        limit={assessmentLimits.essay}
        hint="Saved automatically. Marked by your trainer."
      />
    );
  if (question.type === "NUMERIC")
    return (
      <TextInput
        {...short}
        className="max-w-60"
        inputMode="decimal"
        hint="A number, such as 3.5. Saved automatically."
      />
    );
  if (question.type === "SHORT_TEXT")
    return <TextInput {...short} className="max-w-prose" hint="Saved automatically." />;
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

/** A select beside each text on the left. */
function Matches({ question, answer, onGive }: AnswerFieldsProps) {
  const options = question.matches.map((text) => ({ value: text, label: text }));
  return (
    <ul className="grid max-w-2xl gap-3" aria-label="Pairs">
      {question.options.map(({ databaseId, text }) => (
        <li key={databaseId} className="grid items-center gap-2 sm:grid-cols-2">
          <span className="font-medium wrap-anywhere text-ink">{text}</span>
          <Select
            label={`What belongs to ${text}`}
            hideLabel
            placeholder="Choose"
            value={answer.matches.find(({ optionId }) => optionId === databaseId)?.match ?? ""}
            options={options}
            onChange={(match) => onGive(matched(answer, databaseId, match))}
          />
        </li>
      ))}
    </ul>
  );
}

/** Items that move up and down. */
function Order({ question, answer, onGive }: AnswerFieldsProps) {
  const items = shownOrder(question, answer);
  const isGiven = answer.optionIds.length > 0;
  const move = (from: number, by: 1 | -1) => onGive(moved(question, answer, { from, by }));
  return (
    <div className="grid max-w-2xl gap-3">
      <ol className="grid gap-2" aria-label="Your order">
        {items.map(({ databaseId, text }, index) => (
          <li
            key={databaseId}
            className="flex items-center gap-2 rounded-lg border border-line bg-surface py-1 pr-1 pl-4"
          >
            <span className="w-5 text-sm text-muted tabular-nums">{index + 1}</span>
            <span className="min-w-0 flex-1 wrap-anywhere text-ink">{text}</span>
            <IconButton
              label={`Move ${text} up`}
              icon={<ArrowUp />}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              label={`Move ${text} down`}
              icon={<ArrowDown />}
              disabled={index === items.length - 1}
              onClick={() => move(index, 1)}
            />
          </li>
        ))}
      </ol>
      {!isGiven && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => onGive({ ...answer, optionIds: items.map(({ databaseId }) => databaseId) })}
        >
          This order is right
        </Button>
      )}
    </div>
  );
}

/** A title in pieces: texts, and the numbers of blanks with their indexes. */
const toPieces = (title: string) =>
  splitBlanks(title).map((piece, at) => ({
    key: `piece-${at}`,
    piece,
    index: at % 2 === 0 ? null : (at - 1) / 2,
  }));

/** The title with an input in place of each blank. */
function Blanks({ question, answer, onGive, onLeave }: AnswerFieldsProps) {
  return (
    <div className="max-w-prose text-lg leading-12 font-medium wrap-anywhere whitespace-pre-line text-ink">
      {toPieces(question.title).map(({ key, piece, index }) =>
        index === null ? (
          <span key={key}>{piece}</span>
        ) : (
          <TextInput
            key={key}
            label={`Blank ${piece}`}
            hideLabel
            className="mx-1 inline-block w-40 max-w-full align-middle"
            value={answer.blanks[index] ?? ""}
            limit={assessmentLimits.shortText}
            autoComplete="off"
            onChange={(text) => onGive(filled(question, answer, { index, text }), true)}
            onBlur={onLeave}
          />
        ),
      )}
    </div>
  );
}

/** A file that is chosen, dropped or pasted; the uploads of the caller say which it became. */
function FileAnswer({ question, answer, uploads }: AnswerFieldsProps) {
  const { answerFile } = question;
  const name = answerFile?.databaseId === answer.fileId ? answerFile?.name : undefined;
  const show = (choose?: () => void) => (
    <div className="flex flex-wrap items-center gap-3">
      <Button icon={<Upload />} disabled={!choose} onClick={choose}>
        {answer.fileId === null ? "Upload a file" : "Replace the file"}
      </Button>
      <p className="text-sm wrap-anywhere text-muted">
        {answer.fileId === null ? (
          <>
            <span className="pointer-coarse:hidden">You can also drop it here. </span>Marked by your trainer.
          </>
        ) : (
          (name ?? "Uploaded")
        )}
      </p>
    </div>
  );
  if (!uploads) return show();
  return (
    <UploadZone label="Your file" queue={uploads} className="grid max-w-2xl gap-3">
      {show}
    </UploadZone>
  );
}
