import { editedVersion, inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { ofDeletedRow, ofRow, staffMutation } from "#gateway/graphql/mutationFields";
import { deletedPayload } from "#gateway/graphql/payloads";
import { OutlineModuleInput, toCreationArgs } from "../outlines/OutlineModuleInput";
import { ChangedCourse } from "./ChangedCourse";
import { Level, PublishStatus } from "./Course";
import { createCourse, deleteCourse, setPublication, updateCourse } from "./commands";
import type { PublishStatus as PublishStatusName } from "./contract";
import { createCourseFromCurriculum } from "./curriculumCommands";

const CourseInput = inputType(
  "CourseInput",
  {
    code: required("String", "At most 10 characters; unique in the organization."),
    title: required("String", "At most 100 characters."),
    description: required("String", "At most 500 characters."),
    categoryId: required("Int", "A category's id."),
    status: required(PublishStatus, "DRAFT or PUBLISHED."),
    price: optional("Int", "Whole rupees, at least 0; null for free."),
    imageUrl: optional("String", "A URL, or a path on this site; null to generate a cover."),
    level: optional(Level, "BEGINNER when left out of a new course."),
    duration: optional("Int", "Minutes; null is none. Unchanged when left out."),
    authorName: optional("String", "At most 100 characters; defaults to the viewer for a new course."),
    trainerId: optional("Int", "The id of a member of staff; null removes the trainer."),
    objectives: optional(["String"], "The learning objectives, in order; at most 50."),
  },
  "The details of a course. Fields that are left out are unchanged.",
);

staffMutation("createCourse", {
  right: "courses.write",
  type: ChangedCourse,
  description: "Creates a course, with its outline if given. Requires staff.",
  args: toCreationArgs(CourseInput),
  run: createCourse,
});

staffMutation("updateCourse", {
  right: "courses.write",
  inCourse: ({ courseId: id }) => ({ id }),
  type: ChangedCourse,
  description:
    "Changes a course, and its outline if given, in one transaction. STALE if the course has changed since the version. Requires staff.",
  args: toArgs({
    courseId: rowId("course"),
    input: required(CourseInput),
    version: editedVersion,
    modules: optional(
      [OutlineModuleInput],
      "All modules in their new order; missing ones are deleted. Null leaves the outline unchanged.",
    ),
  }),
  run: updateCourse,
});

function publicationMutation(name: string, status: PublishStatusName, description: string): void {
  staffMutation(name, {
    right: "courses.write",
    inCourse: ({ courseId: id }) => ({ id }),
    type: ChangedCourse,
    description,
    ...ofRow("course", (context, member, courseId) => setPublication(context, member, { courseId, status })),
  });
}

publicationMutation(
  "publishCourse",
  "PUBLISHED",
  "Publishes a draft for learners and visitors. Requires staff.",
);
publicationMutation(
  "unpublishCourse",
  "DRAFT",
  "Makes a course a draft again, hidden from learners and visitors. Requires staff.",
);

staffMutation("deleteCourse", {
  right: "courses.write",
  inCourse: ({ courseId: id }) => ({ id }),
  type: deletedPayload({ type: "Course", description: "A deleted course." }),
  description: "Deletes a course without enrolments that no batch follows. Requires staff.",
  ...ofDeletedRow("course", deleteCourse),
});

staffMutation("createCourseFromCurriculum", {
  right: "courses.write",
  type: ChangedCourse,
  description:
    "Creates a draft course from a curriculum, with its outline, questions and objectives. Requires staff.",
  args: toArgs({
    curriculumId: rowId("curriculum"),
    code: required("String", "At most 10 characters; unique in the organization."),
    categoryId: required("Int", "A category's id."),
  }),
  run: (context, member, { curriculumId, ...input }) =>
    createCourseFromCurriculum(context, member, {
      curriculumId,
      input,
    }),
});
