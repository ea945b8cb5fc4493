import { builder } from "#gateway/graphql/builder";
import { deletedPayload } from "#gateway/graphql/payloads";
import { orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import { OutlineModuleInput } from "../outlines/OutlineModuleInput";
import { ChangedCourse } from "./ChangedCourse";
import { Level, PublishStatus } from "./Course";
import { createCourse, deleteCourse, setPublication, updateCourse } from "./commands";
import { createCourseFromCurriculum } from "./curriculumCommands";

const DeletedCourse = deletedPayload({ type: "Course", description: "A deleted course." });

const CourseInput = builder.inputType("CourseInput", {
  description: "The details of a course. A field that is left out is unchanged.",
  fields: (t) => ({
    code: t.string({ required: true, description: "At most 10 characters; unique in the organization." }),
    title: t.string({ required: true, description: "At most 100 characters." }),
    description: t.string({ required: true, description: "At most 500 characters." }),
    categoryId: t.int({ required: true, description: "A category's id." }),
    status: t.field({ type: PublishStatus, required: true, description: "DRAFT or PUBLISHED." }),
    price: t.int({ description: "Whole rupees, at least 0; null is free." }),
    imageUrl: t.string({ description: "A web address, or a path on the site; null has a cover generated." }),
    level: t.field({ type: Level, description: "BEGINNER when left out of a new course." }),
    duration: t.int({ description: "Minutes." }),
    authorName: t.string({
      description: "At most 100 characters; the viewer when left out of a new course.",
    }),
    trainerId: t.int({ description: "The id of a member of staff; null removes the trainer." }),
    objectives: t.stringList({ description: "The learning objectives, in order; at most 50." }),
  }),
});

builder.mutationField("createCourse", (t) =>
  t.field({
    type: ChangedCourse,
    description: "Creates a course, with its outline when one is given. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("CreateCourse"),
    args: {
      input: t.arg({ type: CourseInput, required: true }),
      modules: t.arg({ type: [OutlineModuleInput], description: "Its modules, in order; null is none." }),
    },
    resolve: async (_root, args, context) => ({
      courseId: await createCourse(context, requireMember(context.viewer), args),
    }),
  }),
);

builder.mutationField("updateCourse", (t) =>
  t.field({
    type: ChangedCourse,
    description:
      "Changes a course, and its outline when one is given, in one transaction. CONFLICT when the course has changed since the version. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("UpdateCourse"),
    args: {
      courseId: t.arg.int({ required: true, description: "The course's id." }),
      input: t.arg({ type: CourseInput, required: true }),
      version: t.arg({
        type: "DateTime",
        description: "The course's updatedAt that the editor began from; null overwrites any version.",
      }),
      modules: t.arg({
        type: [OutlineModuleInput],
        description:
          "All modules in their new order, missing ones are deleted; null leaves the outline unchanged.",
      }),
    },
    resolve: async (_root, args, context) => {
      await updateCourse(context, requireMember(context.viewer), args);
      return { courseId: args.courseId };
    },
  }),
);

builder.mutationField("publishCourse", (t) =>
  t.field({
    type: ChangedCourse,
    description: "Publishes a draft for learners and visitors. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("PublishCourse"),
    args: { courseId: t.arg.int({ required: true, description: "The course's id." }) },
    resolve: async (_root, { courseId }, context) => {
      await setPublication(context, requireMember(context.viewer), { courseId, status: "PUBLISHED" });
      return { courseId };
    },
  }),
);

builder.mutationField("unpublishCourse", (t) =>
  t.field({
    type: ChangedCourse,
    description: "Unpublishes a course for learners and visitors. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("UnpublishCourse"),
    args: { courseId: t.arg.int({ required: true, description: "The course's id." }) },
    resolve: async (_root, { courseId }, context) => {
      await setPublication(context, requireMember(context.viewer), { courseId, status: "DRAFT" });
      return { courseId };
    },
  }),
);

builder.mutationField("deleteCourse", (t) =>
  t.field({
    type: DeletedCourse,
    description: "Deletes a course that no user is enrolled in and no batch follows. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("DeleteCourse"),
    args: { courseId: t.arg.int({ required: true, description: "The course's id." }) },
    resolve: async (_root, { courseId }, context) => {
      await deleteCourse(context, requireMember(context.viewer), courseId);
      return { deletedId: courseId };
    },
  }),
);

builder.mutationField("createCourseFromCurriculum", (t) =>
  t.field({
    type: ChangedCourse,
    description:
      "Creates a draft course from a curriculum with its outline, questions and objectives. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("CreateCourseFromCurriculum"),
    args: {
      curriculumId: t.arg.int({ required: true, description: "The curriculum's id." }),
      code: t.arg.string({
        required: true,
        description: "At most 10 characters; unique in the organization.",
      }),
      categoryId: t.arg.int({ required: true, description: "A category's id." }),
    },
    resolve: async (_root, { curriculumId, ...input }, context) => ({
      courseId: await createCourseFromCurriculum(context, requireMember(context.viewer), {
        curriculumId,
        input,
      }),
    }),
  }),
);
