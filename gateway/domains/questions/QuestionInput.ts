import { inputType, optional, required } from "#gateway/graphql/arguments";
import { QuestionLevel } from "./QuestionLevel";
import { QuestionType } from "./QuestionType";

const QuestionOptionInput = inputType("QuestionOptionInput", {
  text: required("String", "At most 300 characters."),
  isCorrect: required("Boolean", "Whether it is right."),
});

const QuestionPairInput = inputType("QuestionPairInput", {
  left: required("String", "At most 300 characters."),
  right: required("String", "The text that belongs with it; at most 300 characters."),
});

const QuestionBlankInput = inputType("QuestionBlankInput", {
  texts: required(["String"], "The texts that count as right, at least one."),
});

/** The fields of a question, of a course or a curriculum. */
export const QuestionInput = inputType("QuestionInput", {
  title: required("String", "At most 500 characters."),
  type: required(QuestionType, "The question type."),
  options: required([QuestionOptionInput], "2 to 8; none for SHORT_TEXT."),
  acceptedAnswers: required(["String"], "For SHORT_TEXT: at least one."),
  value: optional("Float", "For NUMERIC: the right number."),
  tolerance: optional("Float", "For NUMERIC: how far an answer may be from it; 0 by default."),
  pairs: optional([QuestionPairInput], "For MATCHING: 2 to 12."),
  items: optional(["String"], "For ORDERING: 2 to 12, in the right order."),
  blanks: optional([QuestionBlankInput], "For FILL: one for each `[[1]]`, `[[2]]` of the title, in order."),
  markdown: optional("String", "Markdown text below the title; at most 10,000 characters."),
  pictureId: optional("Int", "The id of a picture among the files."),
  pictureAlt: optional("String", "Text alternative for the picture; at most 300 characters."),
  tags: optional(["String"], "At most 10 tags, without commas."),
  level: optional(QuestionLevel, "Difficulty of the question."),
  examsOnly: optional("Boolean", "Whether learners see it in exams only; false by default."),
  explanation: optional("String", "Explains the right answer; at most 1,000 characters."),
});

/** A learner's answer to a question, as fields of an input. */
export const givenAnswer = {
  optionIds: required(
    ["Int"],
    "The chosen options; at most one except for MULTIPLE. For ORDERING, all items, first to last.",
  ),
  text: optional(
    "String",
    "The answer to a SHORT_TEXT question, at most 500 characters, or in assessments to NUMERIC or ESSAY.",
  ),
};
