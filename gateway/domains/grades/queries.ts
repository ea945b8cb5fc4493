import { optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { value } from "#gateway/graphql/fields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { requireMember } from "#gateway/graphql/scopes";
import { valueType } from "#gateway/graphql/types";
import { may, mayAll } from "#gateway/session/viewer";
import { gradedBatchCourses } from "./access";
import { CourseGrade } from "./CourseGrade";
import { GradeItem } from "./Grade";
import { GradeScheme } from "./GradeScheme";
import {
  findCourseGrade,
  type GradebookRow,
  type GradedCourse,
  readGradebook,
  readOwnGrades,
} from "./gradebookLoaders";

const GradebookCourse = valueType<GradedCourse>("GradebookCourse", {
  description: "A course of a batch that has a gradebook.",
  readers: "grades.read",
  values: {
    courseId: value("Int", "The course's id."),
    title: value("String", "The course's title."),
  },
});

export const Gradebook = valueType<GradebookRow>("Gradebook", {
  description: "The marks of a batch's learners in one of its courses. Requires staff who grade it.",
  readers: "grades.read",
  values: {
    batchId: value("Int", "The batch's id."),
    courseId: value("Int", "The course's id."),
    courses: value([GradebookCourse], "The courses of the batch that the viewer grades, by title."),
    scheme: value(GradeScheme, "Grade scheme of the course in the batch."),
    items: value([GradeItem], "The columns, by category."),
    learners: value([CourseGrade], "The rows, by name; without those who dropped out."),
  },
  fields: (t) => ({
    canWrite: t.boolean({
      description: "Whether the viewer may enter marks.",
      resolve: async ({ batchId, courseId }, _args, { db, viewer }) => {
        if (mayAll(viewer, "grades.write")) return true;
        if (!may(viewer, "grades.write")) return false;
        return (
          (await db.batchCourse.count({ where: { batchId, courseId, AND: gradedBatchCourses(viewer) } })) > 0
        );
      },
    }),
  }),
});

valueQuery("gradebook", {
  type: Gradebook,
  nullable: true,
  description:
    "The gradebook of a batch, for one course; null if the viewer grades none of its courses. Requires staff.",
  readers: "grades.read",
  args: toArgs({
    batchId: rowId("batch"),
    courseId: optional("Int", "A course of the batch; the first one that the viewer grades when left out."),
  }),
  resolve: (asked, context) => readGradebook(context, asked),
});

valueQuery("courseGrade", {
  type: CourseGrade,
  nullable: true,
  description:
    "A learner's grade in a course: the viewer's own, or that of a learner in a batch for staff who grade it.",
  readers: "signedIn",
  args: toArgs({
    courseId: required("Int", "The course's id."),
    batchId: optional("Int", "The batch's id; for staff."),
    userId: optional("Int", "The learner's id; for staff."),
  }),
  resolve: async ({ courseId, batchId, userId }, context) => {
    if (batchId && userId) return findCourseGrade(context, { courseId, batchId, userId });
    const [own] = await readOwnGrades(context, courseId);
    return own ?? null;
  },
});

valueQuery("myGrades", {
  type: [CourseGrade],
  description: "The viewer's grades in all enrolled courses, by title, without marks hidden from learners.",
  readers: "signedIn",
  resolve: (_args, context) => {
    requireMember(context.viewer);
    return readOwnGrades(context);
  },
});
