import type { LateRule, Milestone, SubmissionPart } from "#gateway/domains/assignments/contract";
import type { Criterion } from "#gateway/domains/rubrics/contract";

/** An assignment or project before it is given: days count from today, of a batch by its place. */
export interface AssignmentDesign {
  title: string;
  markdown: string;
  points: number;
  /** The place of its rubric; null is marked by points. */
  rubric: number | null;
  resubmissions: number;
  lateRule: LateRule;
  latePercent: number;
  accepts: SubmissionPart[];
  batch: number;
  opens: number;
  /** Null follows the planned date of its topic. */
  due: number | null;
  /** For a project. */
  teamSize?: number;
  marksEach?: boolean;
  milestones?: Milestone[];
}

const criterion = (
  key: string,
  title: string,
  description: string,
  labels: readonly string[],
): Criterion => ({
  key,
  title,
  description,
  levels: labels.map((label, points) => ({ points: points * 2, label, description: "" })),
});

const usual = ["Missing", "In part", "Good", "Excellent"];

/** The rubrics: of written work, of code, of projects. */
export const rubricContents: readonly { name: string; criteria: Criterion[] }[] = [
  {
    name: "Written work",
    criteria: [
      criterion("content", "Content", "It is right, and nothing important is left out.", usual),
      criterion("example", "Examples", "Each claim has an example of one's own.", usual),
      criterion("language", "Language", "Plain sentences that a beginner can follow.", usual),
    ],
  },
  {
    name: "Code",
    criteria: [
      criterion("works", "It works", "It does what was asked, with wrong input too.", usual),
      criterion("reads", "It reads well", "Names, small functions, no repetition.", usual),
      criterion("tests", "Tests", "Tests say what it does, and fail when it is broken.", usual),
    ],
  },
  {
    name: "Project",
    criteria: [
      criterion("result", "Result", "A stranger can use it.", usual),
      criterion("plan", "Plan", "The milestones were kept, or changed with a reason.", usual),
      criterion("team", "Team", "Each member did a part and can explain the others.", usual),
      criterion("demo", "Presentation", "Five minutes that show the main thing first.", usual),
    ],
  },
];

const written = { points: 10, rubric: 0, resubmissions: 1, accepts: ["TEXT"] } as const;
const code = { points: 20, rubric: 1, resubmissions: 2, accepts: ["TEXT", "LINK"] } as const;
const accepted = { lateRule: "ACCEPT", latePercent: 0 } as const;
const percent = { lateRule: "PERCENT", latePercent: 10 } as const;
const refused = { lateRule: "REFUSE", latePercent: 0 } as const;

const milestone = (key: string, title: string, daysBefore: number): Milestone => ({
  key,
  title,
  description: "",
  daysBefore,
});
const project = { points: 50, rubric: 2, resubmissions: 1, accepts: ["TEXT", "LINK"], teamSize: 4 } as const;
const milestones = [milestone("plan", "Plan agreed", 10), milestone("draft", "First version runs", 4)];

const designs: readonly (Omit<AssignmentDesign, "accepts"> & { accepts: readonly SubmissionPart[] })[] = [
  {
    title: "Explain one topic in your own words",
    markdown:
      "Choose **one topic** of the last week and explain it to a friend who has not seen it.\n\n- 200 to 400 words\n- two examples of your own\n- one mistake that beginners make",
    ...written,
    ...percent,
    batch: 0,
    opens: -20,
    due: -12,
  },
  {
    title: "Find and mend three faults",
    markdown: "The listing of the last class has three faults. Mend each, and say **how you found it**.",
    ...code,
    ...accepted,
    batch: 1,
    opens: -20,
    due: -10,
  },
  {
    title: "Compare two ways",
    markdown: "Solve the exercise of the last class in two ways and compare them: length, speed, clarity.",
    ...written,
    ...accepted,
    batch: 2,
    opens: -18,
    due: -8,
  },
  {
    title: "A small tool for your own day",
    markdown:
      "Build a tool that you will use yourself this week. Hand in a link, and a text on what it does.",
    ...code,
    ...percent,
    batch: 3,
    opens: -16,
    due: -6,
  },
  {
    title: "Read someone else's work",
    markdown: "Read the program of a neighbour. What would you keep, what would you change, and **why**?",
    ...written,
    ...refused,
    batch: 4,
    opens: -14,
    due: -4,
  },
  {
    title: "Tests for an untested program",
    markdown: "Write tests for the program of week two. At least one must fail before you mend something.",
    ...code,
    ...accepted,
    batch: 5,
    opens: -12,
    due: -2,
  },
  {
    title: "Exercise sheet 4",
    markdown: "Exercises 1 to 5 of the sheet. Number your solutions.",
    ...written,
    rubric: null,
    ...refused,
    batch: 0,
    opens: -10,
    due: 2,
  },
  {
    title: "Prepare five interview questions",
    markdown: "Five questions that you expect in an interview on this course, each with your best answer.",
    ...written,
    ...accepted,
    batch: 1,
    opens: -8,
    due: 3,
  },
  {
    title: "Draw how it works",
    markdown:
      "A picture of one mechanism of the course, with a text of at most 150 words. Hand in a link to it.",
    ...code,
    rubric: null,
    ...percent,
    batch: 2,
    opens: -6,
    due: 6,
  },
  {
    title: "Notes of the week",
    markdown: "What you have learnt this week, in ten sentences.",
    ...written,
    rubric: null,
    resubmissions: 0,
    ...accepted,
    batch: 3,
    opens: -5,
    due: null,
  },
  {
    title: "Team project: a product page",
    markdown:
      "Build a page for a product of your choice, from the first sketch to a version that others can open.",
    ...project,
    ...percent,
    milestones,
    batch: 0,
    opens: -20,
    due: -3,
  },
  {
    title: "Team project: data of our city",
    markdown: "Take an open data set of your city and answer **three questions** with it.",
    ...project,
    ...accepted,
    milestones,
    batch: 4,
    opens: -18,
    due: 4,
  },
  {
    title: "Capstone: a tool for the institute",
    markdown: "Agree on a tool that this institute needs, build it, and show it to the trainers.",
    ...project,
    ...accepted,
    teamSize: 3,
    marksEach: true,
    milestones,
    batch: 5,
    opens: -15,
    due: 10,
  },
];

export const assignmentDesigns: readonly AssignmentDesign[] = designs.map((design) => ({
  ...design,
  accepts: [...design.accepts],
}));

/** Paragraphs of which submissions are made. */
export const submissionTexts: readonly string[] = [
  "I began with the example from the class and changed one thing at a time. That showed me which part does what.",
  "A loop repeats the same steps for each item of a list. My own example is a shopping list: each line is read, priced and added up.",
  "Beginners often forget the case with nothing in it. I did, too: an empty list made my first version fail.",
  "The first way is shorter, the second is easier to read. In a team I would choose the second, since others must change it later.",
  "I found the fault by printing the value before and after the call. It was one too small, because the count began at zero.",
  "Then I wrote a test that failed, mended the line, and ran all tests again. Now four of four pass.",
  "What I would do next: give each part a name of its own, and move the prices into a file.",
];

/** Comments of trainers, from poor to good. */
export const markComments: readonly string[] = [
  "Please read the text once more: two of the points asked for are missing.",
  "A good start. Add an example of your own to each claim.",
  "Good. Your second example is clearer than the one in our book.",
  "Excellent work, and a pleasure to read.",
];
