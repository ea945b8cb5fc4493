import { describedEnum } from "#gateway/graphql/enums";
import type { QuestionLevel as Level } from "./contract";

export const QuestionLevel = describedEnum<Level>("QuestionLevel", "How hard a question is.", {
  EASY: "Easy.",
  MEDIUM: "Medium.",
  HARD: "Hard.",
});
