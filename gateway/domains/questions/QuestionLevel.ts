import { describedEnum } from "#gateway/graphql/enums";
import type { QuestionLevel as Level } from "./contract";

export const QuestionLevel = describedEnum<Level>("QuestionLevel", "Difficulty of a question.", {
  EASY: "Easy.",
  MEDIUM: "Medium.",
  HARD: "Hard.",
});
