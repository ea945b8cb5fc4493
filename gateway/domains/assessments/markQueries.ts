import { rowId, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { nullable, value } from "#gateway/graphql/fields";
import { listQuery } from "#gateway/graphql/lists";
import { valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { inOrder } from "../rules";
import { Attempt } from "./Attempt";
import { resultAssessments, seesMarks } from "./access";
import { type AskedQuestion, listAsked, questionKey } from "./markRules";

const AskedQuestionType = valueType<AskedQuestion>("AskedQuestion", {
  description: "A question that attempts at an assessment were asked.",
  readers: "assessments.results",
  values: {
    key: value("String", "A key shared by the question's copies in all attempts."),
    title: value("String", "Its title, as last asked."),
  },
});

interface Mark {
  key: string;
  marks: number | null;
}

const QuestionMarkType = valueType<Mark>("MarkOfQuestion", {
  description: "Marks that an attempt got for a question.",
  readers: "assessments.results",
  values: {
    key: value("String", "The question's `key` in `askedQuestions`."),
    marks: nullable("Float", "The marks; null while the attempt is open, unmarked or without an answer."),
  },
});

builder.prismaObjectFields("Attempt", (t) => ({
  user: t.relation("user", {
    description: "The learner. Requires staff.",
    authScopes: { "assessments.results": true },
  }),
  batchNames: t.stringList({
    description: "The learner's batches that follow the course, by name. Requires staff.",
    authScopes: { "assessments.results": true },
    select: {
      assessment: { select: { courseId: true } },
      user: {
        select: {
          batchUsers: {
            select: { batch: { select: { name: true, courses: { select: { courseId: true } } } } },
          },
        },
      },
    },
    resolve: ({ assessment, user }) =>
      user.batchUsers
        .flatMap(({ batch: { name, courses } }) =>
          courses.some(({ courseId }) => courseId === assessment.courseId) ? [name] : [],
        )
        .sort(),
  }),
  marksByQuestion: t.field({
    type: [QuestionMarkType],
    description: "Marks for each question of the attempt, in order. Requires staff.",
    authScopes: { "assessments.results": true },
    select: {
      submittedAt: true,
      dueAt: true,
      releasedAt: true,
      assessment: { select: { holdsMarks: true, showAnswers: true, answersAt: true } },
      questions: { orderBy: inOrder, select: { sourceId: true, title: true, marks: true } },
    },
    resolve: ({ questions, ...attempt }, _args, { viewer, clock }) => {
      const isShown = seesMarks(viewer, attempt, clock());
      return questions.map(({ marks, ...copy }) => ({
        key: questionKey(copy),
        marks: isShown ? marks : null,
      }));
    },
  }),
}));

listQuery("assessmentAttempts", {
  type: Attempt,
  description: "All attempts at an assessment, earliest first. Requires staff.",
  readers: "assessments.results",
  visible: (viewer) => ({ assessment: resultAssessments(viewer) }),
  args: toArgs({ assessmentId: rowId("assessment") }),
  where: ({ assessmentId }) => ({ assessmentId }),
  orderBy: [{ startedAt: "asc" }, { id: "asc" }],
});

valueQuery("askedQuestions", {
  type: [AskedQuestionType],
  nullable: true,
  description:
    "The questions asked in the attempts at an assessment, each once; null for an assessment whose results the viewer cannot see. Requires staff.",
  readers: "assessments.results",
  args: toArgs({ assessmentId: rowId("assessment") }),
  resolve: async ({ assessmentId }, { db, viewer }) => {
    const where = { id: assessmentId, AND: resultAssessments(viewer) };
    if ((await db.assessment.count({ where })) === 0) return null;
    const copies = await db.attemptQuestion.groupBy({
      by: ["sourceId", "title"],
      where: { attempt: { assessmentId } },
      _min: { displayOrder: true },
      _max: { id: true },
    });
    return listAsked(
      copies.map(({ sourceId, title, _min, _max }) => ({
        sourceId,
        title,
        place: _min.displayOrder ?? 0,
        lastId: _max.id ?? 0,
      })),
    );
  },
});
