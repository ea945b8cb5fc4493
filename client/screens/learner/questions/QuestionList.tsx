import { graphql, useFragment } from "react-relay";
import type { QuestionList_questions$key } from "~/__generated__/QuestionList_questions.graphql";
import { Card } from "~/ui/Card";
import { SavedCheckbox } from "../SavedCheckbox";
import { markSaveKey, useMark } from "../useMark";
import { Practice } from "./Practice";

interface Props {
  title: string;
  questions: QuestionList_questions$key;
  readOnly: boolean;
}

/** The questions of a module, each with the learner's checkbox. */
export function QuestionList({ title, questions: keys, readOnly }: Props) {
  const questions = useFragment(
    graphql`
      fragment QuestionList_questions on Question @relay(plural: true) {
        id
        databaseId
        title
        isMarked
        ...Practice_question
      }
    `,
    keys,
  );
  const mark = useMark("question");
  const marked = questions.filter(({ isMarked }) => isMarked).length;
  return (
    <Card title={title} description={`${marked} of ${questions.length} practised`} flush>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {questions.map((question) => (
          <li key={question.id} className="px-5">
            <Practice question={question} readOnly={readOnly}>
              <SavedCheckbox
                saveKey={markSaveKey(question.id)}
                label={question.title}
                checked={question.isMarked}
                disabled={readOnly}
                onChange={(isMarked) => mark(question, isMarked)}
              />
            </Practice>
          </li>
        ))}
      </ul>
    </Card>
  );
}
