import { type DomainHistory, date, flag } from "../domainHistoryContract";
import { gradeCategoryLabels, gradeRoundingLabels, gradeScaleLabels } from "./contract";

/** Labels of the history for changes of grades. */
export const history = {
  mutations: {
    enterMark: "grade.markEntered",
    importMarks: "grade.marksImported",
    addGradeItem: "grade.itemAdded",
    updateGradeItem: "grade.itemUpdated",
    deleteGradeItem: "grade.itemDeleted",
    saveGradeScheme: "grade.schemeSaved",
    removeGradeScheme: "grade.schemeRemoved",
  },
  actions: {
    "grade.itemAdded": "Grade item added",
    "grade.itemDeleted": "Grade item deleted",
    "grade.itemUpdated": "Grade item updated",
    "grade.markEntered": "Grade entered",
    "grade.marksImported": "Grades imported",
    "grade.schemeRemoved": "Grading of a course removed",
    "grade.schemeSaved": "Grading of a course saved",
  },
  tables: {
    GradeEntry: "Grade",
    GradeItem: "Grade item",
    GradeScheme: "Grading",
  },
  columns: {
    GradeEntry: {
      enteredAt: date("Entered"),
      enteredById: "Entered by (id)",
      enteredByName: "Entered by",
      isExcused: flag("Excused"),
      itemId: "Item (id)",
      itemKey: "Item (id)",
      replacedAt: date("Replaced"),
    },
    GradeItem: {
      category: "Category",
    },
    GradeScheme: {
      decimals: "Decimals",
      letters: "Letters",
      maxPoints: "Highest grade in points",
      missingIsZero: flag("Missing work counts as 0 once it's due"),
      passingGrade: "Passing grade (%)",
      rounding: "Rounding",
      scale: "Scale",
      weights: "Weights",
    },
  },
  values: {
    GradeItem: { category: gradeCategoryLabels },
    GradeScheme: { scale: gradeScaleLabels, rounding: gradeRoundingLabels },
  },
} as const satisfies DomainHistory;
