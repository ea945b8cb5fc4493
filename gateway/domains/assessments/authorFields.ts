import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { restricted } from "#gateway/graphql/fields";
import { reaching } from "#gateway/graphql/reach";
import { rowType } from "#gateway/graphql/types";
import { inOrder } from "../rules";
import { examRights } from "./access";
import { sumMarks } from "./contentRules";
import type {
  CountedAttempt as Counted,
  AssessmentKind as Kind,
  AnswersShown as Shown,
  AssessmentState as State,
} from "./contract";

export const AssessmentKind = describedEnum<Kind>("AssessmentKind", "Purpose of an assessment.", {
  PRACTICE: "For practice; it may have no time limit.",
  EXAM: "For an exam.",
});

export const AssessmentState = describedEnum<State>("AssessmentState", "State of an assessment.", {
  DRAFT: "Visible to staff only.",
  PUBLISHED: "Visible to learners of its course.",
  ARCHIVED: "Hidden from learners, except for their own results.",
});

export const AnswersShown = describedEnum<Shown>("AnswersShown", "When learners see the right answers.", {
  NEVER: "Never.",
  AFTER_SUBMIT: "After they submit.",
  AFTER_CLOSE: "After it closes for everyone.",
});

export const CountedAttempt = describedEnum<Counted>(
  "CountedAttempt",
  "The attempt that counts for a learner.",
  {
    BEST: "The best one.",
    LAST: "The last one.",
  },
);

rowType("AssessmentSection", {
  description: "A part of an assessment. Requires staff.",
  readers: examRights,
  columns: { databaseId: "The id.", title: "The heading.", displayOrder: "Its place, from 1." },
});

rowType("AssessmentQuestion", {
  description: "A question that every attempt asks. Requires staff.",
  readers: examRights,
  columns: {
    sectionId: "The id of its section; null before the first one.",
    displayOrder: "Its place, from 1, counted together with draws.",
    marks: "Marks for a right answer.",
  },
  relations: { question: "The question." },
});

rowType("AssessmentDraw", {
  description: "Questions that are drawn from the course's bank for each attempt. Requires staff.",
  readers: examRights,
  columns: {
    databaseId: "The id.",
    sectionId: "The id of its section; null before the first one.",
    displayOrder: "Its place, from 1, counted together with questions.",
    tag: "The tag to draw from; empty for any.",
    level: "The level to draw from; null for any.",
    count: "Number of questions to draw.",
    marks: "Marks for a right answer to each.",
  },
});

rowType("AssessmentWindow", {
  description: "The time in which a batch may sit an assessment. Requires staff.",
  readers: examRights,
  columns: {
    databaseId: "The id.",
    opensAt: "When it opens; null if it is open from the start.",
    closesAt: "When it closes; null for never.",
  },
  relations: { batch: "The batch." },
});

/** Those who write the exams of its course or see their results. */
const ofAuthors = reaching(examRights);

builder.prismaObjectFields("Assessment", (t) => ({
  items: t.relation("questions", {
    description: "The questions that every attempt asks, in order. Requires staff.",
    authScopes: ofAuthors,
    query: { orderBy: { displayOrder: "asc" } },
  }),
  attemptCount: t.relationCount("attempts", {
    description: "Number of attempts that were started. Requires staff.",
    authScopes: ofAuthors,
  }),
  totalMarks: t.float({
    description: "Full marks of all questions, including those to be drawn. Requires staff.",
    authScopes: ofAuthors,
    select: { questions: { select: { marks: true } }, draws: { select: { marks: true, count: true } } },
    resolve: ({ questions, draws }) =>
      sumMarks([
        ...questions.map(({ marks }) => ({ questionId: 1, count: 1, marks })),
        ...draws.map(({ marks, count }) => ({ questionId: null, count, marks })),
      ]),
  }),
}));

/** The columns of an assessment that only staff see. */
export const authorColumns = {
  updatedAt: restricted(ofAuthors, "When it last changed, which is its version. Requires staff."),
  isPractice: restricted(
    ofAuthors,
    "Whether later questions of the course are added automatically. Requires staff.",
  ),
} as const;

/** Relations of an assessment that only staff see. */
export const authorRelations = {
  sections: { description: "Its sections, in order. Requires staff.", readers: ofAuthors, orderBy: inOrder },
  draws: {
    description: "The draws that select the questions of each attempt, in order. Requires staff.",
    readers: ofAuthors,
    orderBy: inOrder,
  },
  windows: {
    description: "Times for single batches. Requires staff.",
    readers: ofAuthors,
    orderBy: { id: "asc" },
  },
} as const;
