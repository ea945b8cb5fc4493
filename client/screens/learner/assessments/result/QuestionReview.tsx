import { graphql, useFragment } from "react-relay";
import { practisedTypes } from "#gateway/domains/courses/contract";
import { listedTitle } from "#gateway/domains/questions/contract";
import type { QuestionReview_question$key } from "~/__generated__/QuestionReview_question.graphql";
import { AnswerReview, Verdict } from "~/lesson/AnswerReview";
import { QuestionBody } from "~/lesson/QuestionBody";
import type { FragmentData } from "~/relay/fragmentData";
import { Badge } from "~/ui/Badge";

const fragment = graphql`
  fragment QuestionReview_question on AttemptQuestion {
    title
    html
    picture { url width height }
    pictureAlt
    type
    isAnswered
    isUnmarked
    marks
    maxMarks
    feedback
    answerBlanks
    answerFile { name url }
    solution { value tolerance blanks }
    isRight
    answerText
    acceptedAnswers
    explanation
    options { databaseId text isChosen isCorrect match givenMatch place givenPlace }
  }
`;

interface QuestionReviewProps {
  question: QuestionReview_question$key;
  /** From 1. */
  number: number;
}

/** A question after the attempt: the given answer, the correct one and the explanation. */
export function QuestionReview({ question: key, number }: QuestionReviewProps) {
  const question = useFragment(fragment, key);
  return (
    <article
      aria-label={`Question ${number}`}
      data-keep-together
      className="rounded-lg border border-line bg-surface p-5 shadow-rest"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xs font-semibold text-muted">Question {number}</h3>
        <Standing {...question} />
      </div>
      <p className="mt-1.5 font-medium wrap-anywhere text-ink">{listedTitle(question.title)}</p>
      <QuestionBody
        html={question.html}
        picture={question.picture}
        pictureAlt={question.pictureAlt}
        className="mt-3"
      />
      {isPractised(question.type) ? <AnswerReview {...question} /> : <OwnAnswer {...question} />}
      {question.feedback && (
        <p className="mt-3 border-t border-line pt-3 text-sm text-soft">
          <span className="font-medium text-ink">Feedback: </span>
          {question.feedback}
        </p>
      )}
    </article>
  );
}

type Question = FragmentData<QuestionReview_question$key>;

const isPractised = (type: string) => practisedTypes.some((practisedType) => practisedType === type);

/** The points of an answer, or whether it was right. */
function Standing({ isAnswered, isRight, isUnmarked, marks, maxMarks }: Question) {
  if (isUnmarked) return <Badge tone="info">Not marked yet</Badge>;
  const points = typeof marks === "number" && (
    <span className="text-xs text-muted tabular-nums">
      {marks} of {maxMarks}
    </span>
  );
  const isPart = typeof marks === "number" && marks > 0 && marks < maxMarks;
  return (
    <span className="flex items-center gap-2">
      {points}
      {isPart && <Badge tone="warning">Partly correct</Badge>}
      {!isPart && typeof isRight === "boolean" && (
        <Verdict right={isRight || marks === maxMarks} answered={isAnswered} />
      )}
    </span>
  );
}

interface OptionLine {
  name: string;
  given: string;
  right: string | null;
}

function listLines({ type, options, answerText, answerBlanks, solution }: Question): OptionLine[] {
  if (type === "MATCHING")
    return options.map(({ text, givenMatch, match }) => ({
      name: text,
      given: givenMatch ?? "No answer",
      right: match ?? null,
    }));
  if (type === "ORDERING")
    return options
      .toSorted((left, other) => (left.givenPlace ?? 0) - (other.givenPlace ?? 0))
      .map(({ text, givenPlace, place }) => ({
        name: text,
        given: givenPlace ? `Place ${givenPlace}` : "No answer",
        right: place ? `Place ${place}` : null,
      }));
  if (type === "FILL")
    return (solution?.blanks ?? answerBlanks).map((right, index) => ({
      name: `Blank ${index + 1}`,
      given: answerBlanks[index] || "No answer",
      right: solution ? right : null,
    }));
  const value = solution?.value;
  const right =
    typeof value === "number" ? `${value}${solution?.tolerance ? ` ± ${solution.tolerance}` : ""}` : null;
  return [{ name: "Your answer", given: answerText || "No answer", right }];
}

/** The answer to a question of a type that is met in assessments alone, beside the correct one where it is shown. */
function OwnAnswer(question: Question) {
  const { answerFile, explanation } = question;
  return (
    <>
      {answerFile ? (
        <p className="mt-3 text-sm">
          <a href={answerFile.url} className="text-brand-ink underline">
            {answerFile.name}
          </a>
        </p>
      ) : (
        <dl className="mt-3 grid gap-2 text-sm">
          {listLines(question).map(({ name, given, right }) => (
            <div key={name}>
              <dt className="text-xs wrap-anywhere text-muted">{name}</dt>
              <dd className="wrap-anywhere whitespace-pre-line text-ink">{given}</dd>
              {right !== null && right !== given && (
                <dd className="text-xs wrap-anywhere text-success-ink">Correct: {right}</dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {explanation && <p className="mt-3 border-t border-line pt-3 text-sm text-soft">{explanation}</p>}
    </>
  );
}
