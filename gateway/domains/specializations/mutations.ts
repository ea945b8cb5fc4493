import { editedVersion, rowId } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { deleteMutation, staffMutation } from "#gateway/graphql/mutationFields";
import { changedPayload, deletedPayload } from "#gateway/graphql/payloads";
import {
  addCourse,
  createSpecialization,
  deleteSpecialization,
  orderCourses,
  removeCourse,
  updateSpecialization,
} from "./commands";
import { Specialization } from "./Specialization";

const SpecializationPayload = changedPayload("SpecializationPayload", {
  description: "The specialization after the change.",
  rows: {
    specialization: { type: Specialization, id: "specializationId", description: "The specialization." },
  },
});

const DeletedSpecialization = deletedPayload({
  type: "Specialization",
  description: "A deleted specialization.",
});

staffMutation("createSpecialization", {
  type: SpecializationPayload,
  description: "Creates a specialization without courses. Requires staff.",
  args: builder.args((t) => ({
    name: t.string({ required: true, description: "At most 100 characters; unique, ignoring case." }),
    category: t.string({ description: "The career track; null means all." }),
  })),
  run: async (context, member, input) => ({
    specializationId: await createSpecialization(context, member, input),
  }),
});

staffMutation("updateSpecialization", {
  type: SpecializationPayload,
  description: "Renames a specialization, or changes its career track. Requires staff.",
  args: builder.args((t) => ({
    specializationId: t.int(rowId("specialization")),
    version: t.field(editedVersion),
    name: t.string({ required: true, description: "At most 100 characters; unique, ignoring case." }),
    category: t.string({
      description: "The career track; null means all. Left out, it is unchanged.",
    }),
  })),
  run: updateSpecialization,
});

deleteMutation("deleteSpecialization", {
  type: DeletedSpecialization,
  row: "specialization",
  description: "Deletes a specialization; its courses stay. Requires staff.",
  command: deleteSpecialization,
});

staffMutation("addCourseToSpecialization", {
  type: SpecializationPayload,
  description: "Adds a course at the end of a specialization. Requires staff.",
  args: builder.args((t) => ({
    specializationId: t.int(rowId("specialization")),
    courseId: t.int(rowId("course")),
  })),
  run: addCourse,
});

staffMutation("removeCourseFromSpecialization", {
  type: SpecializationPayload,
  description: "Removes a course from a specialization. Requires staff.",
  args: builder.args((t) => ({
    specializationId: t.int(rowId("specialization")),
    courseId: t.int(rowId("course")),
  })),
  run: removeCourse,
});

staffMutation("orderSpecializationCourses", {
  type: SpecializationPayload,
  description: "Reorders the courses of a specialization. CONFLICT if they have changed. Requires staff.",
  args: builder.args((t) => ({
    specializationId: t.int(rowId("specialization")),
    courseIds: t.intList({
      required: true,
      description: "The ids of all its courses, in the new order.",
    }),
  })),
  run: orderCourses,
});
