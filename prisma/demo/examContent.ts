import type { QuestionTypeName } from "#gateway/domains/courses/contract";

interface ExamQuestion {
  type: QuestionTypeName;
  title: string;
  explanation?: string;
  /** Right options begin with an asterisk; those of ORDERING are in the right order. */
  options?: readonly string[];
  /** For MATCHING: the match of each option. */
  matches?: readonly string[];
  acceptedAnswers?: string[];
  value?: number;
  tolerance?: number;
  blanks?: string[][];
  marks: number;
}

/** The course whose exam asks a question of every type. */
export const everyTypeCourse = "HTML-CSS";

/** Questions of the types that the course's other questions are not of. */
export const everyTypeQuestions: readonly ExamQuestion[] = [
  {
    type: "MULTIPLE",
    title: "Which of these elements are controls that a person can fill in?",
    options: ["*input", "*select", "*textarea", "label", "legend"],
    explanation: "A label names a control, and a legend names a group of them.",
    marks: 3,
  },
  {
    type: "TRUE_FALSE",
    title: "A picture that only decorates a page has an empty alternative text.",
    options: ["*True", "False"],
    explanation: "An empty text tells screen readers to pass the picture over.",
    marks: 1,
  },
  {
    type: "SHORT_TEXT",
    title: "Which attribute of a link holds the address that it leads to?",
    acceptedAnswers: ["href", "the href attribute"],
    marks: 1,
  },
  {
    type: "NUMERIC",
    title: "The root font size is 16 px. How many pixels wide is a box of 7.5 rem?",
    value: 120,
    tolerance: 0,
    marks: 2,
  },
  {
    type: "MATCHING",
    title: "Match each property to what it changes.",
    options: ["padding", "margin", "gap", "line-height"],
    matches: [
      "the space between a box's border and its content",
      "the space around a box",
      "the space between items of a grid",
      "the height of a line of text",
    ],
    marks: 4,
  },
  {
    type: "ORDERING",
    title: "Put the parts of the box model in order, from the inside.",
    options: ["content", "padding", "border", "margin"],
    marks: 2,
  },
  {
    type: "FILL",
    title: "Flexbox places items along [[1]] axis at a time, grid along [[2]].",
    blanks: [
      ["one", "1", "a single"],
      ["two", "2", "both"],
    ],
    marks: 2,
  },
  {
    type: "ESSAY",
    title:
      "A shop's page is slow on phones. Explain which three things you would look at first, and why in this order.",
    marks: 6,
  },
  {
    type: "FILE",
    title: "Write a page with a form to book a table, and upload its HTML file.",
    marks: 8,
  },
];

/** Answers of learners to the essay. */
export const essayAnswers: readonly string[] = [
  "First I would look at the pictures, since they are most of what is sent: their size, their format, and whether those below the fold load at once. Then at the scripts, because a phone takes much longer to run them than to load them. Last at the fonts, which hide the text until they are there.",
  "I would begin with a measurement, on a slow phone and not on my own computer. If the first text comes late it is the server or what blocks in the head; if it comes in time and the page cannot be used, it is the scripts; if it jumps, pictures have no sizes.",
  "Pictures, scripts, fonts. Pictures first because they are the largest and the easiest to mend. Scripts second because each library adds to all pages. Fonts third: two weights are enough.",
  "The server's answer comes first: nothing can be shown before it is there. Then styles and scripts in the head that block. Then large pictures. I would mend them in this order, since each waits for the one before.",
];
