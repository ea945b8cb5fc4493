import { levelLabels, publishStatusLabels } from "../courses/contract";
import { type DomainHistory, flag } from "../domainHistoryContract";
import { topicCompletionLabels, topicOpeningLabels } from "../lessons/contract";
import { questionTypeLabels } from "../questions/contract";

/** Labels of the history for changes of curricula. */
export const history = {
  mutations: {
    addCurriculumQuestion: "curriculum.questionAdded",
    updateCurriculumQuestion: "curriculum.questionUpdated",
    deleteCurriculumQuestion: "curriculum.questionDeleted",
    createCurriculum: "curriculum.created",
    updateCurriculum: "curriculum.updated",
    deleteCurriculum: "curriculum.deleted",
    saveCurriculumOutline: "curriculum.outlineSaved",
    copyLessonsToCurriculum: "curriculum.lessonsCopied",
  },
  actions: {
    "curriculum.created": "Curriculum created",
    "curriculum.deleted": "Curriculum deleted",
    "curriculum.lessonsCopied": "Lessons copied to a curriculum",
    "curriculum.outlineSaved": "Outline of a curriculum saved",
    "curriculum.questionAdded": "Question of a curriculum added",
    "curriculum.questionDeleted": "Question of a curriculum deleted",
    "curriculum.questionUpdated": "Question of a curriculum updated",
    "curriculum.updated": "Curriculum updated",
  },
  tables: {
    Curriculum: "Curriculum",
    CurriculumModule: "Module of a curriculum",
    CurriculumObjective: "Objective",
    CurriculumQuestion: "Question of a curriculum",
    CurriculumQuestionOption: "Option of a question",
    CurriculumTopic: "Topic of a curriculum",
  },
  columns: {
    Curriculum: {
      duration: "Duration (minutes)",
      imageUrl: "Image URL",
      level: "Level",
      price: "Price",
    },
    CurriculumObjective: {
      text: "Objective",
    },
    CurriculumQuestion: {
      acceptedAnswers: "Accepted answers",
      title: "Question",
    },
    CurriculumQuestionOption: {
      isCorrect: flag("Correct"),
    },
    CurriculumTopic: {
      completion: "Completion",
      isPreview: flag("Preview"),
      minutes: "Minutes",
      opening: "Opening",
      threshold: "Threshold (%)",
    },
  },
  values: {
    Curriculum: { status: publishStatusLabels, level: levelLabels },
    CurriculumTopic: { completion: topicCompletionLabels, opening: topicOpeningLabels },
    CurriculumQuestion: { type: questionTypeLabels },
  },
} as const satisfies DomainHistory;
