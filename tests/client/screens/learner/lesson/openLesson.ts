import { emptyBlock } from "#gateway/domains/lessons/blockContract";
import { layoutAnswer } from "../courseData";
import { type Answers, openLearner } from "../openLearner";

const address = "/learner/courses/SQL-PG/5/topics/12";

const outlineTopic = (databaseId: number, name: string, isOpen = true) => ({
  id: `T${databaseId}`,
  databaseId,
  name,
  isOpen,
  status: "PENDING",
});

export const makeOutline = (isOpen: boolean) => [
  {
    id: "M1",
    name: "Basics",
    topics: [outlineTopic(11, "Tables"), outlineTopic(12, "Rows", isOpen), outlineTopic(13, "Keys", false)],
  },
];

export const course = {
  ...layoutAnswer.course,
  viewerEnrolment: { id: "E1", percentage: 25 },
  modules: makeOutline(true),
};

export const block = (databaseId: number, kind: string, more: object = {}) => ({
  __typename: "TopicBlock",
  id: `B${databaseId}`,
  databaseId,
  kind,
  ...emptyBlock,
  html: "",
  question: null,
  progress: null,
  file: null,
  captions: null,
  ...more,
});

export const question = {
  id: "Q1",
  title: "What is a row?",
  type: "SINGLE",
  html: "<p>Look closely.</p>",
  pictureAlt: "A table with one row marked",
  picture: { id: "F3", url: "/files/3/row.png", width: 400, height: 300 },
  choices: ["A record", "A column"].map((text, at) => ({ databaseId: at + 1, text })),
};

export const lesson = {
  id: "T12",
  databaseId: 12,
  name: "Rows",
  summary: "What a row holds.",
  minutes: 8,
  access: "READ",
  isOpen: true,
  hasLesson: true,
  canDiscuss: true,
  opening: "ALWAYS",
  opensOn: null,
  status: "PENDING",
  completedDate: null,
  completion: "MANUAL",
  note: null,
  module: { id: "M1", name: "Basics" },
  course,
  previous: { id: "T11", databaseId: 11, name: "Tables" },
  next: { id: "T13", databaseId: 13, name: "Keys" },
  questions: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
  blocks: [
    block(1, "TEXT", { html: "<p>A row is <em>one</em> record.</p>" }),
    block(2, "CODE", { markdown: "SELECT 1", html: "<pre><code>SELECT 1</code></pre>", language: "sql" }),
    block(3, "CALLOUT", { html: "<p>Rows have no order.</p>", tone: "WARNING" }),
    block(4, "QUESTION", { question }),
  ],
};

export const openLesson = (topic: object | null, more: Answers = {}) =>
  openLearner(address, { LessonScreenQuery: () => ({ topic }), ...more });
