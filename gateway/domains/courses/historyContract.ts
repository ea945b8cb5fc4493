import { type DomainHistory, date, flag } from "../domainHistoryContract";
import { topicCompletionLabels, topicOpeningLabels } from "../lessons/contract";
import { levelLabels, publishStatusLabels } from "./contract";

/** Labels of the history for changes of courses. */
export const history = {
  mutations: {
    createCourse: "course.created",
    updateCourse: "course.updated",
    publishCourse: "course.published",
    unpublishCourse: "course.unpublished",
    deleteCourse: "course.deleted",
    createCourseFromCurriculum: "course.created",
    addModule: "module.created",
    addTopic: "topic.created",
    deleteModule: "module.deleted",
    deleteTopic: "topic.deleted",
    saveOutline: "course.outlineSaved",
    setPublications: "course.publicationChanged",
  },
  actions: {
    "course.created": "Course created",
    "course.deleted": "Course deleted",
    "course.outlineSaved": "Outline of a course saved",
    "course.publicationChanged": "Courses published or unpublished",
    "course.published": "Course published",
    "course.unpublished": "Course unpublished",
    "course.updated": "Course updated",
    "module.created": "Module created",
    "module.deleted": "Module deleted",
    "topic.created": "Topic created",
    "topic.deleted": "Topic deleted",
  },
  tables: {
    Course: "Course",
    Module: "Module",
    Topic: "Topic",
  },
  columns: {
    Course: {
      categoryId: "Category (id)",
      duration: "Duration (minutes)",
      imageUrl: "Image URL",
      level: "Level",
      objectives: "Objectives",
      price: "Price",
    },
    Topic: {
      completion: "Completion",
      draftChangedAt: date("Draft last changed"),
      isPreview: flag("Preview"),
      minutes: "Minutes",
      opening: "Opening",
      threshold: "Threshold (%)",
    },
  },
  values: {
    Course: { status: publishStatusLabels, level: levelLabels },
    Topic: { completion: topicCompletionLabels, opening: topicOpeningLabels },
  },
} as const satisfies DomainHistory;
