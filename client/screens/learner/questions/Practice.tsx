import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Practice_question$key } from "~/__generated__/Practice_question.graphql";
import { PracticeBody } from "~/lesson/PracticeBody";
import { PracticeForm } from "~/lesson/PracticeForm";
import { PracticeReview } from "~/lesson/PracticeReview";
import type { Outcome } from "~/lesson/practiceOutcome";
import { Button } from "~/ui/Button";
import { classNames } from "~/ui/classNames";
import { usePractice } from "./usePractice";

const fragment = graphql`
  fragment Practice_question on Question {
    databaseId
    title
    type
    choices { databaseId }
    ...PracticeBody_question
    ...PracticeForm_question
  }
`;

interface Props {
  question: Practice_question$key;
  readOnly: boolean;
  /** The question's title and checkbox. */
  children: ReactNode;
}

/** A question to answer in place: its options, then the correct answer and the explanation. */
export function Practice({ question: key, readOnly, children }: Props) {
  const question = useFragment(fragment, key);
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const checking = usePractice(question.databaseId, setOutcome);
  const id = useId();
  // Questions are listed even before they have options.
  if (readOnly || (question.type !== "SHORT_TEXT" && question.choices.length === 0)) return children;
  return (
    <>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">{children}</div>
        <Button
          size="sm"
          variant="ghost"
          className="mt-2 -mr-2.5"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Practise<span className="sr-only">: {question.title}</span>
          <ChevronDown aria-hidden className={classNames("size-3.5", isOpen && "rotate-180")} />
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className="max-w-2xl pt-1 pb-4 pl-7">
        {isOpen && <PracticeBody question={question} />}
        {outcome ? (
          <PracticeReview type={question.type} outcome={outcome} onAgain={() => setOutcome(null)} />
        ) : (
          isOpen && <PracticeForm question={question} checking={checking} />
        )}
      </div>
    </>
  );
}
