import { graphql, useFragment } from "react-relay";
import type { PracticeBody_question$key } from "~/__generated__/PracticeBody_question.graphql";
import { QuestionBody } from "./QuestionBody";

const fragment = graphql`
  fragment PracticeBody_question on Question {
    html
    picture { url width height }
    pictureAlt
  }
`;

/** The part below the title of a practice question, also shown beside its answer. */
export function PracticeBody({ question: key }: { question: PracticeBody_question$key }) {
  return <QuestionBody {...useFragment(fragment, key)} className="mb-3" />;
}
