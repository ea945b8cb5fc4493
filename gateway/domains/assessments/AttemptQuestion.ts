import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { Context } from "#gateway/graphql/context";
import { nullable, value } from "#gateway/graphql/fields";
import { isSet } from "#gateway/graphql/fromColumn";
import { nodeType, rowType, valueType } from "#gateway/graphql/types";
import { readBlanks } from "../questions/contract";
import { isRight } from "../questions/scoreRules";
import { inOrder } from "../rules";
import { seesAnswers, seesMarks, visibleAttempts } from "./access";
import { listMatches } from "./answerRules";
import type { Showing } from "./attemptRules";
import { countBlanks } from "./drawRules";
import { isUnmarked } from "./rules";

const attempt = {
  select: {
    submittedAt: true,
    dueAt: true,
    releasedAt: true,
    assessment: { select: { holdsMarks: true, showAnswers: true, answersAt: true } },
  },
} as const;

/** A value that is null until right answers may be seen. */
const onceShown = <Value>(ownAttempt: Showing, { viewer, clock }: Context, shown: Value) =>
  seesAnswers(viewer, ownAttempt, clock()) ? shown : null;

/** The options of a field that returns a column once its viewer may see the solution; null before. */
const columnOnceShown = <const Column extends string>(column: Column) => ({
  nullable: true as const,
  select: { [column]: true, attempt } as Record<Column, true> & { attempt: typeof attempt },
  resolve: <Held>(
    row: Readonly<Record<Column, Held>> & { attempt: Showing },
    _args: object,
    context: Context,
  ): Held | null => onceShown(row.attempt, context, row[column]),
});

/** A value that is null until marks may be seen. */
const onceMarked = <Value>(ownAttempt: Showing, { viewer, clock }: Context, shown: Value) =>
  seesMarks(viewer, ownAttempt, clock()) ? shown : null;

// Ordered like the shown options, so that one read serves both.
const answer = {
  type: true,
  acceptedAnswers: true,
  value: true,
  tolerance: true,
  blanks: true,
  answerText: true,
  answerBlanks: true,
  answerFileId: true,
  marks: true,
  maxMarks: true,
  options: {
    orderBy: inOrder,
    select: {
      isCorrect: true,
      isChosen: true,
      match: true,
      givenMatch: true,
      place: true,
      givenPlace: true,
    },
  },
} satisfies Prisma.AttemptQuestionSelect;

const ofOption = { question: { select: { type: true, attempt } } } as const;
const choiceTypes: ReadonlySet<string> = new Set(["SINGLE", "MULTIPLE", "TRUE_FALSE"]);

rowType("AttemptOption", {
  description:
    "An option, the left side of a pair, or an item of an attempt's question. Visible with its attempt.",
  readers: "signedIn",
  columns: {
    databaseId: "The id, used in arguments.",
    text: "The option's text.",
    isChosen: "Whether the learner has chosen it.",
    givenMatch: "In MATCHING: the text that the learner matched with it; null for none.",
    givenPlace: "In ORDERING: the place that the learner gave it, from 1; null for none.",
  },
  fields: (t) => ({
    isCorrect: t.boolean({
      nullable: true,
      description:
        "Whether it is a right option; null until right answers are shown, and in pairs and orders.",
      select: { isCorrect: true, ...ofOption },
      resolve: ({ isCorrect, question }, _args, context) =>
        choiceTypes.has(question.type) ? onceShown(question.attempt, context, isCorrect) : null,
    }),
    match: t.string({
      nullable: true,
      description: "In MATCHING: the right match; null until right answers are shown.",
      select: { match: true, ...ofOption },
      resolve: ({ match, question }, _args, context) => onceShown(question.attempt, context, match),
    }),
    place: t.int({
      nullable: true,
      description: "In ORDERING: its right place, from 1; null until right answers are shown.",
      select: { place: true, ...ofOption },
      resolve: ({ place, question }, _args, context) => onceShown(question.attempt, context, place),
    }),
  }),
});

interface Solution {
  acceptedAnswers: string[];
  value: number | null;
  tolerance: number | null;
  blanks: string[][];
}

const AttemptSolution = valueType<Solution>("AttemptSolution", {
  description: "The right answer to a question of an attempt, for types whose options don't show it.",
  readers: "signedIn",
  values: {
    acceptedAnswers: value(["String"], "In SHORT_TEXT: the texts that count as right."),
    value: nullable("Float", "In NUMERIC: the right number."),
    tolerance: nullable("Float", "In NUMERIC: how far an answer may be from it."),
  },
  fields: (t) => ({
    blanks: t.stringList({
      description: "In FILL: for each blank the texts that count as right, separated by ' / '.",
      resolve: ({ blanks }) => blanks.map((texts) => texts.join(" / ")),
    }),
  }),
});

export const AttemptQuestion = nodeType("AttemptQuestion", {
  description:
    "A question of an attempt. Marks and right answers are visible when its assessment shows them.",
  visible: (viewer) => ({ attempt: visibleAttempts(viewer) }),
  readers: "signedIn",
  columns: {
    databaseId: "The id, used in arguments.",
    title: "The question. In FILL, `[[1]]` is the place of the first blank.",
    html: "The rendered text below the title; empty without one.",
    section: "The heading above it; empty without one.",
    pictureAlt: "Text alternative for its picture; empty if there is none.",
    type: "The question type.",
    displayOrder: "Its position, from 1.",
    maxMarks: "Marks for a right answer.",
    answerText: "The written text; null without an answer.",
    answerBlanks: "In FILL: the texts in the blanks, in order.",
    answerChangedAt:
      "When the learner last gave, changed or took away the answer; null before the first time.",
  },
  relations: {
    options: { description: "The options, in order; empty for texts and files.", orderBy: inOrder },
    picture: "Its picture; null without one.",
    answerFile: "In FILE: the learner's file; null without an answer.",
  },
  fields: (t) => ({
    matches: t.stringList({
      description: "In MATCHING: the texts to choose from, in alphabetical order; empty for others.",
      select: { type: true, options: answer.options },
      resolve: ({ type, options }) => (type === "MATCHING" ? listMatches(options) : []),
    }),
    blankCount: t.int({
      description: "In FILL: number of blanks in the title; 0 for others.",
      select: { type: true, title: true },
      resolve: countBlanks,
    }),
    isAnswered: t.boolean({
      description: "Whether it has an answer.",
      ...isSet("answeredAt"),
    }),
    isRight: t.boolean({
      nullable: true,
      description: "Whether the answer gets full marks as the right one; null until right answers are shown.",
      select: { ...answer, attempt },
      resolve: (question, _args, context) => onceShown(question.attempt, context, isRight(question)),
    }),
    marks: t.float({
      nullable: true,
      description:
        "Marks for the answer; null until marks are shown, without an answer, and while it is unmarked.",
      select: { marks: true, attempt },
      resolve: ({ marks, attempt: ownAttempt }, _args, context) => onceMarked(ownAttempt, context, marks),
    }),
    isUnmarked: t.boolean({
      description: "Whether the answer waits for a person to mark it.",
      select: { type: true, marks: true, maxMarks: true, answeredAt: true },
      resolve: (question) => isUnmarked(question),
    }),
    feedback: t.string({
      nullable: true,
      description: "Feedback on the answer; null without feedback, and until marks are shown.",
      select: { feedback: true, attempt },
      resolve: ({ feedback, attempt: ownAttempt }, _args, context) =>
        onceMarked(ownAttempt, context, feedback || null),
    }),
    acceptedAnswers: t.stringList({
      description: "The texts that count as right; null until right answers are shown.",
      ...columnOnceShown("acceptedAnswers"),
    }),
    solution: t.field({
      type: AttemptSolution,
      nullable: true,
      description: "The right answer; null until right answers are shown.",
      select: { acceptedAnswers: true, value: true, tolerance: true, blanks: true, attempt },
      resolve: ({ attempt: ownAttempt, blanks, ...solution }, _args, context) =>
        onceShown(ownAttempt, context, { ...solution, blanks: readBlanks(blanks) }),
    }),
    explanation: t.string({
      description: "The explanation; null without one, and until right answers are shown.",
      ...columnOnceShown("explanation"),
    }),
  }),
});
