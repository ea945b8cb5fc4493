import { graphql, readInlineData } from "react-relay";
import type { practiceOutcome_solution$key } from "~/__generated__/practiceOutcome_solution.graphql";
import type { FragmentData } from "~/relay/fragmentData";

/** The facts that the server returns once a question was answered, and the text that was given. */
export interface Outcome
  extends Pick<
    FragmentData<practiceOutcome_solution$key>,
    "isRight" | "options" | "acceptedAnswers" | "explanation"
  > {
  readonly given: string | null;
}

/** Reads what the server tells of an answered question; `isRight` is null where its answer was shown without a try. */
export const readSolution = (key: practiceOutcome_solution$key) =>
  readInlineData(
    graphql`
      fragment practiceOutcome_solution on PracticePayload @inline {
        question { id isMarked }
        isRight
        options { databaseId text isChosen isCorrect }
        acceptedAnswers
        explanation
      }
    `,
    key,
  );

/** An answer as it was given. */
export interface GivenAnswer {
  optionIds: readonly number[];
  text: string | null;
}

/** How a question is checked. */
export interface AnswerCheck {
  check: (given: GivenAnswer) => Promise<void>;
  /** Shows the answer without a try; left out where that is not offered. */
  reveal?: () => Promise<void>;
  busy: boolean;
  error: string | null;
}
