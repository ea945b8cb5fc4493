import { required, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { expose, nullable, value } from "#gateway/graphql/fields";
import { identifiedBy, valueType } from "#gateway/graphql/types";
import { isMember } from "#gateway/session/viewer";
import { Grade, GradeCell, GradeItem } from "./Grade";
import { GradeScheme } from "./GradeScheme";
import { type CourseGradeRow, findCourseGrade } from "./gradebookLoaders";
import { type GradeEventRow, readCellHistory } from "./historyLoaders";
import { MarkOrigin } from "./MarkOrigin";
import { readMarkOrigin } from "./originLoaders";

const GradeEventKind = describedEnum<GradeEventRow["kind"]>(
  "GradeEventKind",
  "Kind of change to a learner's mark.",
  {
    ENTERED: "A mark, or an override, was entered.",
    EXCUSED: "The learner was excused.",
    TAKEN_BACK: "An entry was taken back.",
    ACCEPTED: "Work was accepted.",
    RETURNED: "Work was returned for another try.",
    UNDONE: "The mark of some work was undone.",
    EXTENDED: "The learner got a later due date, which holds for work handed in before too.",
    MARKED: "An answer of an assessment was marked by a person.",
    REGRADED: "An answer of an assessment was scored again, by a corrected key.",
    DUE_CHANGED: "The due date changed after work was handed in.",
    PLAN_CHANGED: "The planned date that the due date follows changed after work was handed in.",
    LATE_RULE_CHANGED: "The rule for late work changed after work was handed in.",
  },
);

const GradeEvent = valueType<GradeEventRow>("GradeEvent", {
  description: "A change of a learner's mark.",
  readers: "signedIn",
  values: {
    at: value("DateTime", "When."),
    by: value("String", "Name of the person who made the change."),
    kind: value(GradeEventKind, "Kind of change."),
    points: nullable("Float", "The points; null without any."),
    outOf: nullable("Float", "The most points possible, if other than the item's points."),
    before: nullable("Float", "For an answer: the points before; null without any."),
    question: nullable("String", "The question of the answer; null for whole items."),
    reason: value("String", "The reason; empty without one."),
    dueBefore: nullable("DateTime", "For DUE_CHANGED: the due date before; null for none."),
    dueAfter: nullable("DateTime", "For DUE_CHANGED: the due date after; null for none."),
  },
});

/** The place and the learner in a node's id. */
function parseNodeId(id: string) {
  const [, batchId = "0", courseId = "0", userId = "0"] = /^(\d{1,9})-(\d{1,9})-(\d{1,9})$/.exec(id) ?? [];
  return { batchId: Number(batchId) || null, courseId: Number(courseId), userId: Number(userId) };
}

export const CourseGrade = builder.objectRef<CourseGradeRow>("CourseGrade");

builder.node(CourseGrade, {
  description:
    "A learner's marks and grade in a course. Visible to staff who grade the batch, and to the learner.",
  ...identifiedBy<CourseGradeRow>(({ batchId, courseId, userId }) => `${batchId ?? 0}-${courseId}-${userId}`),
  loadOne: (id, context) => findCourseGrade(context, parseNodeId(id)),
  authScopes: { signedIn: true },
  fields: (t) => ({
    ...expose(t, {
      courseId: value("Int", "The course's id."),
      batchId: nullable("Int", "The batch's id; null for learners without a batch."),
      courseTitle: value("String", "The course's title."),
      userId: value("Int", "The learner's id."),
      name: value("String", "The learner's name."),
      username: value("String", "The learner's username."),
      scheme: value(GradeScheme, "Grade scheme of the course."),
      items: value([GradeItem], "The items, by category. Learners see those that are open and not hidden."),
      cells: value([GradeCell], "The marks, in the order of the items."),
      grade: value(Grade, "The grade calculated from the marks."),
    }),
    databaseId: t.exposeInt("userId", { description: "The learner's id, used in arguments." }),
    history: t.field({
      type: [GradeEvent],
      description: "Changes of one of the marks, latest first, at most 100.",
      args: toArgs({ itemKey: required("String", "The item's key.") }),
      resolve: ({ items, courseId, batchId, userId }, { itemKey }, { db, tenant, viewer, clock }) => {
        if (!items.some(({ key }) => key === itemKey)) return [];
        const isStaff = !isMember(viewer) || viewer.userId !== userId;
        const cell = { organizationId: tenant.id, courseId, batchId, userId, itemKey };
        return readCellHistory(db, cell, { now: clock(), isStaff });
      },
    }),
    origin: t.field({
      type: MarkOrigin,
      nullable: true,
      description:
        "The source from which one of the marks is calculated; null without one, and for marks that are typed.",
      args: toArgs({ itemKey: required("String", "The item's key.") }),
      resolve: ({ items, courseId, batchId, userId }, { itemKey }, { db, tenant, clock }) => {
        if (!items.some(({ key }) => key === itemKey)) return null;
        const { id: organizationId, timeZone } = tenant;
        const cell = { organizationId, courseId, batchId, userId, itemKey };
        return readMarkOrigin(db, { ...cell, timeZone, now: clock() });
      },
    }),
  }),
});
