import type { DomainHistory } from "../domainHistoryContract";
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
    GradeScheme: { maxPoints: "Highest grade in points" },
  },
  values: {
    GradeItem: { category: gradeCategoryLabels },
    GradeScheme: { scale: gradeScaleLabels, rounding: gradeRoundingLabels },
  },
} as const satisfies DomainHistory;
