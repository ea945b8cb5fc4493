import { type DomainHistory, flag } from "../domainHistoryContract";
import { questionLevelLabels, questionTypeLabels } from "./contract";

/** Labels of the history for changes of questions. */
export const history = {
  mutations: {
    addQuestion: "question.created",
    importQuestions: "question.imported",
    updateQuestion: "question.updated",
    deleteQuestion: "question.deleted",
  },
  exempt: {},
  actions: {
    "question.created": "Question created",
    "question.deleted": "Question deleted",
    "question.imported": "Questions imported",
    "question.updated": "Question updated",
  },
  tables: {
    Question: "Question",
    QuestionOption: "Option of a question",
  },
  columns: {
    Question: {
      acceptedAnswers: "Accepted answers",
      blanks: "Blanks",
      examsOnly: flag("Only for exams"),
      level: "Level",
      pictureAlt: "Alternative text",
      pictureId: "Picture (id)",
      tags: "Tags",
      title: "Question",
      tolerance: "Tolerance",
      value: "Correct number",
    },
    QuestionOption: {
      isCorrect: flag("Correct"),
      match: "Right match",
    },
  },
  values: {
    Question: { type: questionTypeLabels, level: questionLevelLabels },
  },
} as const satisfies DomainHistory;
