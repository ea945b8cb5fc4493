import { describedEnum } from "#gateway/graphql/enums";
import type { questionTypes } from "../courses/contract";

export const QuestionType = describedEnum<(typeof questionTypes)[number]>(
  "QuestionType",
  "The type of a question.",
  {
    SINGLE: "One of the options.",
    MULTIPLE: "Exactly the right options.",
    TRUE_FALSE: "True or false.",
    SHORT_TEXT: "A short text.",
    NUMERIC: "A number, with a tolerance.",
    MATCHING: "Pairs to match.",
    ORDERING: "Items to put in order.",
    FILL: "Blanks in a text.",
    ESSAY: "A long text, marked by a person.",
    FILE: "A file, marked by a person.",
  },
);
