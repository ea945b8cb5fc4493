import { assessmentLimits } from "#gateway/domains/assessments/contract";
import { OtherVersion } from "~/forms/OtherVersion";
import { joinTexts, type VersionedText } from "~/forms/versionedEdit";
import { type Answer, cleared, describeTyped } from "~/questions/answers";
import { parseAnswer } from "../answerText";
import type { AnsweredQuestion, AttemptAnswers } from "./attemptAnswers";

interface Props {
  question: AnsweredQuestion;
  /** This window's answer. */
  mine: Answer;
  /** The answer of another window. */
  theirs: VersionedText;
  answers: AttemptAnswers;
}

/** The answer that another window has typed to the same question; only essays can be put together. */
export function OtherAnswer({ question, mine, theirs, answers }: Props) {
  const other = parseAnswer(question.databaseId, theirs.text) ?? cleared(mine);
  const both = joinTexts(mine.text ?? "", other.text ?? "");
  const joining =
    question.type === "ESSAY" ? { onKeepBoth: () => answers.choose(question, { ...mine, text: both }) } : {};
  return (
    <OtherVersion
      {...joining}
      theirs={describeTyped(other)}
      isTooLong={question.type === "ESSAY" && both.length > assessmentLimits.essay}
      onKeepMine={() => answers.choose(question, mine)}
      onUseTheirs={() => answers.chooseTheirs(question)}
    />
  );
}
