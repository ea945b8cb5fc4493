import { editedVersion, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffDeletion } from "#gateway/graphql/deletions";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { changedRow } from "#gateway/graphql/payloads";
import {
  addCourse,
  createSpecialization,
  deleteSpecialization,
  orderCourses,
  removeCourse,
  updateSpecialization,
} from "./commands";
import { Specialization } from "./Specialization";

const SpecializationPayload = changedRow("SpecializationPayload", "specialization", { type: Specialization });

staffMutation("createSpecialization", {
  right: "specializations.write",
  type: SpecializationPayload,
  description: "Creates a specialization without courses. Requires staff.",
  args: toArgs({
    name: required("String", "At most 100 characters; unique, ignoring case."),
    category: optional("String", "The career track; null for all."),
  }),
  run: (context, member, input) => createSpecialization(context, member, input),
});

staffMutation("updateSpecialization", {
  right: "specializations.write",
  type: SpecializationPayload,
  description: "Renames a specialization, or changes its career track. Requires staff.",
  args: toArgs({
    specializationId: rowId("specialization"),
    version: editedVersion,
    name: required("String", "At most 100 characters; unique, ignoring case."),
    category: optional("String", "The career track; null for all. Unchanged when left out."),
  }),
  run: updateSpecialization,
});

staffDeletion("deleteSpecialization", deleteSpecialization, {
  right: "specializations.write",
  description: "Deletes a specialization; its courses stay. Requires staff.",
  payload: "A deleted specialization.",
});

staffMutation("addCourseToSpecialization", {
  right: "specializations.write",
  type: SpecializationPayload,
  description: "Adds a course at the end of a specialization. Requires staff.",
  args: toArgs({ specializationId: rowId("specialization"), courseId: rowId("course") }),
  run: addCourse,
});

staffMutation("removeCourseFromSpecialization", {
  right: "specializations.write",
  type: SpecializationPayload,
  description: "Removes a course from a specialization. Requires staff.",
  args: toArgs({ specializationId: rowId("specialization"), courseId: rowId("course") }),
  run: removeCourse,
});

staffMutation("orderSpecializationCourses", {
  right: "specializations.write",
  type: SpecializationPayload,
  description: "Reorders the courses of a specialization. STALE if they have changed. Requires staff.",
  args: toArgs({
    specializationId: rowId("specialization"),
    courseIds: required(["Int"], "The ids of all its courses, in the new order."),
  }),
  run: orderCourses,
});
