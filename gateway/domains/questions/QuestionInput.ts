import { inputType, optional, required } from "#gateway/graphql/arguments";
import { QuestionType } from "./QuestionType";

const QuestionOptionInput = inputType("QuestionOptionInput", {
  text: required("String", "At most 300 characters."),
  isCorrect: required("Boolean", "Whether it is right."),
});

/** The fields of a question, of a course or a curriculum. */
export const QuestionInput = inputType("QuestionInput", {
  title: required("String", "At most 500 characters."),
  type: required(QuestionType, "The question type."),
  options: required([QuestionOptionInput], "2 to 8; none for SHORT_TEXT."),
  acceptedAnswers: required(["String"], "For SHORT_TEXT: at least one."),
  explanation: optional("String", "Explains the right answer; at most 1,000 characters."),
});

/** A learner's answer to a question, as fields of an input. */
export const givenAnswer = {
  optionIds: required(["Int"], "The chosen options; one at most but for MULTIPLE."),
  text: optional("String", "The answer to a SHORT_TEXT question, at most 500 characters."),
};
