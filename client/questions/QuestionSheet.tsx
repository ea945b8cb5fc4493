import type { ReactNode, RefObject } from "react";
import { formatQuantity } from "~/formats/counts";
import { QuestionBody } from "~/lesson/QuestionBody";
import type { AskedQuestion } from "./answers";

interface Props {
  question: AskedQuestion & { readonly section: string; readonly maxMarks: number };
  /** From 1. */
  number: number;
  heading?: RefObject<HTMLHeadingElement | null>;
  /** The fields of the answer, and the parts below them. */
  children: ReactNode;
}

/** A question of an assessment as learners meet it: number, marks, section, title, text and picture. */
export function QuestionSheet({ question, number, heading, children }: Props) {
  return (
    <section aria-labelledby={`${question.id}-number`} className="px-5 pt-5 pb-2">
      <div className="flex flex-wrap gap-x-2 text-xs text-muted">
        <h2
          id={`${question.id}-number`}
          ref={heading}
          tabIndex={-1}
          className="w-fit font-semibold tracking-wide"
        >
          Question {number}
        </h2>
        <span>{formatQuantity(question.maxMarks, { one: "mark", many: "marks" })}</span>
      </div>
      {question.section !== "" && <p className="mt-1 text-sm font-medium text-soft">{question.section}</p>}
      {question.type !== "FILL" && (
        <p className="mt-2 max-w-prose text-lg font-medium text-pretty wrap-anywhere text-ink">
          {question.title}
        </p>
      )}
      <QuestionBody
        html={question.html}
        picture={question.picture}
        pictureAlt={question.pictureAlt}
        className="mt-3"
      />
      {children}
    </section>
  );
}
