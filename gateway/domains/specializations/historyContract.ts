import type { DomainHistory } from "../domainHistoryContract";

/** Labels of the history for changes of specializations. */
export const history = {
  mutations: {
    createSpecialization: "specialization.created",
    updateSpecialization: "specialization.updated",
    deleteSpecialization: "specialization.deleted",
    addCourseToSpecialization: "specialization.courseAdded",
    removeCourseFromSpecialization: "specialization.courseRemoved",
    orderSpecializationCourses: "specialization.coursesOrdered",
  },
  actions: {
    "specialization.courseAdded": "Course added to a specialization",
    "specialization.courseRemoved": "Course removed from a specialization",
    "specialization.coursesOrdered": "Courses of a specialization ordered",
    "specialization.created": "Specialization created",
    "specialization.deleted": "Specialization deleted",
    "specialization.updated": "Specialization updated",
  },
  tables: {
    Specialization: "Specialization",
    SpecializationCourse: "Course of a specialization",
  },
  columns: {
    Specialization: {
      category: "Career track",
    },
    SpecializationCourse: {
      specializationId: "Specialization (id)",
    },
  },
} as const satisfies DomainHistory;
