import { builder } from "#gateway/graphql/builder";
import { deletedPayload } from "#gateway/graphql/payloads";
import { editedVersion, orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import {
  addCourse,
  createSpecialization,
  deleteSpecialization,
  orderCourses,
  removeCourse,
  updateSpecialization,
} from "./commands";
import { Specialization } from "./Specialization";

const SpecializationPayload = builder
  .objectRef<{ specializationId: number }>("SpecializationPayload")
  .implement({
    description: "The specialization after the change.",
    authScopes: { staff: true },
    fields: (t) => ({
      specialization: t.prismaField({
        type: Specialization,
        description: "The specialization.",
        resolve: (query, { specializationId }, _args, { db }) =>
          db.specialization.findUniqueOrThrow({ ...query, where: { id: specializationId } }),
      }),
    }),
  });

const DeletedSpecialization = deletedPayload({
  type: "Specialization",
  description: "A deleted specialization.",
});

const specializationNumber = { required: true, description: "The specialization's id." } as const;
const courseNumber = { required: true, description: "The course's id." } as const;

builder.mutationField("createSpecialization", (t) =>
  t.field({
    type: SpecializationPayload,
    description: "Creates a specialization without courses. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("CreateSpecialization"),
    args: {
      name: t.arg.string({ required: true, description: "At most 100 characters; unique, ignoring case." }),
      category: t.arg.string({ description: "The career track; null means all." }),
    },
    resolve: async (_root, input, context) => ({
      specializationId: await createSpecialization(context, requireMember(context.viewer), input),
    }),
  }),
);

builder.mutationField("updateSpecialization", (t) =>
  t.field({
    type: SpecializationPayload,
    description: "Renames a specialization, or changes its career track. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("UpdateSpecialization"),
    args: {
      specializationId: t.arg.int(specializationNumber),
      version: t.arg(editedVersion),
      name: t.arg.string({ required: true, description: "At most 100 characters; unique, ignoring case." }),
      category: t.arg.string({
        description: "The career track; null means all. Left out, it is unchanged.",
      }),
    },
    resolve: async (_root, change, context) => {
      await updateSpecialization(context, requireMember(context.viewer), change);
      return change;
    },
  }),
);

builder.mutationField("deleteSpecialization", (t) =>
  t.field({
    type: DeletedSpecialization,
    description: "Deletes a specialization; its courses stay. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("DeleteSpecialization"),
    args: { specializationId: t.arg.int(specializationNumber) },
    resolve: async (_root, { specializationId }, context) => {
      await deleteSpecialization(context, requireMember(context.viewer), specializationId);
      return { deletedId: specializationId };
    },
  }),
);

builder.mutationField("addCourseToSpecialization", (t) =>
  t.field({
    type: SpecializationPayload,
    description: "Adds a course at the end of a specialization. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("AddCourseToSpecialization"),
    args: { specializationId: t.arg.int(specializationNumber), courseId: t.arg.int(courseNumber) },
    resolve: async (_root, entry, context) => {
      await addCourse(context, requireMember(context.viewer), entry);
      return entry;
    },
  }),
);

builder.mutationField("removeCourseFromSpecialization", (t) =>
  t.field({
    type: SpecializationPayload,
    description: "Removes a course from a specialization. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("RemoveCourseFromSpecialization"),
    args: { specializationId: t.arg.int(specializationNumber), courseId: t.arg.int(courseNumber) },
    resolve: async (_root, entry, context) => {
      await removeCourse(context, requireMember(context.viewer), entry);
      return entry;
    },
  }),
);

builder.mutationField("orderSpecializationCourses", (t) =>
  t.field({
    type: SpecializationPayload,
    description: "Reorders the courses of a specialization. CONFLICT if they have changed. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("OrderSpecializationCourses"),
    args: {
      specializationId: t.arg.int(specializationNumber),
      courseIds: t.arg.intList({
        required: true,
        description: "The ids of all its courses, in the new order.",
      }),
    },
    resolve: async (_root, order, context) => {
      await orderCourses(context, requireMember(context.viewer), order);
      return { specializationId: order.specializationId };
    },
  }),
);
