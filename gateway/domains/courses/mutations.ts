import { editedVersion, rowId } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { deleteMutation, staffMutation } from "#gateway/graphql/mutationFields";
import { deletedPayload } from "#gateway/graphql/payloads";
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

staffMutation("createCourse", {
  type: ChangedCourse,
  description: "Creates a course, with its outline when one is given. Requires staff.",
  args: builder.args((t) => ({
    input: t.field({ type: CourseInput, required: true }),
    modules: t.field({ type: [OutlineModuleInput], description: "Its modules, in order; null is none." }),
  })),
  run: async (context, member, args) => ({
    courseId: await createCourse(context, member, args),
  }),
});

staffMutation("updateCourse", {
  type: ChangedCourse,
  description:
    "Changes a course, and its outline when one is given, in one transaction. CONFLICT when the course has changed since the version. Requires staff.",
  args: builder.args((t) => ({
    courseId: t.int(rowId("course")),
    input: t.field({ type: CourseInput, required: true }),
    version: t.field(editedVersion),
    modules: t.field({
      type: [OutlineModuleInput],
      description:
        "All modules in their new order, missing ones are deleted; null leaves the outline unchanged.",
    }),
  })),
  run: updateCourse,
});

staffMutation("publishCourse", {
  type: ChangedCourse,
  description: "Publishes a draft for learners and visitors. Requires staff.",
  args: builder.args((t) => ({ courseId: t.int(rowId("course")) })),
  run: (context, member, { courseId }) => setPublication(context, member, { courseId, status: "PUBLISHED" }),
});

staffMutation("unpublishCourse", {
  type: ChangedCourse,
  description: "Unpublishes a course for learners and visitors. Requires staff.",
  args: builder.args((t) => ({ courseId: t.int(rowId("course")) })),
  run: (context, member, { courseId }) => setPublication(context, member, { courseId, status: "DRAFT" }),
});

deleteMutation("deleteCourse", {
  type: DeletedCourse,
  row: "course",
  description: "Deletes a course that no user is enrolled in and no batch follows. Requires staff.",
  command: deleteCourse,
});

staffMutation("createCourseFromCurriculum", {
  type: ChangedCourse,
  description:
    "Creates a draft course from a curriculum with its outline, questions and objectives. Requires staff.",
  args: builder.args((t) => ({
    curriculumId: t.int(rowId("curriculum")),
    code: t.string({
      required: true,
      description: "At most 10 characters; unique in the organization.",
    }),
    categoryId: t.int({ required: true, description: "A category's id." }),
  })),
  run: async (context, member, { curriculumId, ...input }) => ({
    courseId: await createCourseFromCurriculum(context, member, {
      curriculumId,
      input,
    }),
  }),
});
