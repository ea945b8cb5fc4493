import { optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { describedEnum } from "#gateway/graphql/enums";
import { value } from "#gateway/graphql/fields";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { commandPayload } from "#gateway/graphql/payloads";
import { valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import type { LineNote } from "#gateway/questionFormats/portable";
import { formatCount } from "../countTextContract";
import { Course } from "../courses/Course";
import { importQuestions, type ReadImport, type ReadQuestion } from "./exchangeCommands";
import { exchangeLimits, type QuestionFormat } from "./exchangeContract";
import { exportQuestions, type QuestionExport } from "./exchangeLoaders";
import { QuestionType } from "./QuestionType";

const QuestionFormatEnum = describedEnum<QuestionFormat>("QuestionFormat", "A format of questions.", {
  GIFT: "Moodle's text format.",
  CSV: "A table: a question in each row, with the columns type, question, answer 1 and so on.",
  QTI: "Items of IMS QTI 2.1, one or several in one element.",
});

const LineNoteType = valueType<LineNote>("QuestionImportNote", {
  description: "A remark on a line of an imported text.",
  readers: "questions.write",
  values: { line: value("Int", "The line, from 1."), message: value("String", "The note, as text.") },
});

/** Lists a question's right answers as text. */
const listRightAnswers = ({
  options,
  acceptedAnswers,
  value: number,
  tolerance,
  ...rest
}: ReadQuestion["question"]) => [
  ...options.filter(({ isCorrect }) => isCorrect).map(({ text }) => text),
  ...acceptedAnswers,
  ...(number === null ? [] : [tolerance ? `${number} ± ${tolerance}` : String(number)]),
  ...rest.pairs.map(({ left, right }) => `${left} → ${right}`),
  ...rest.items,
  ...rest.blanks.map(({ texts }) => texts.join(" or ")),
];

const ImportedQuestion = valueType<ReadQuestion>("ImportedQuestion", {
  description: "A question of an imported text, as parsed.",
  readers: "questions.write",
  values: {
    line: value("Int", "The line on which it begins, from 1."),
    isKnown: value("Boolean", "Whether the module already has it; then it is left out."),
  },
  fields: (t) => ({
    title: t.string({ description: "The question.", resolve: ({ question }) => question.title }),
    type: t.field({ type: QuestionType, description: "Its type.", resolve: ({ question }) => question.type }),
    rightAnswers: t.stringList({
      description: "Right answers, as they are shown to staff.",
      resolve: ({ question }) => listRightAnswers(question),
    }),
  }),
});

const ImportQuestionsPayload = commandPayload<ReadImport & { added: number; courseId: number }>(
  "ImportQuestionsPayload",
  {
    description: "The questions parsed from a text, and the number imported.",
    rows: { course: { type: Course, id: "courseId", description: "The course." } },
    fields: (t) => ({
      questions: t.expose("questions", { type: [ImportedQuestion], description: "The questions, in order." }),
      problems: t.expose("problems", {
        type: [LineNoteType],
        description: `Problems that prevent the import, by line; at most ${exchangeLimits.remarks}.`,
      }),
      notes: t.expose("notes", {
        type: [LineNoteType],
        description: "Parts of questions that were left out, by line.",
      }),
      added: t.exposeInt("added", { description: "Number of questions added; 0 in a dry run." }),
    }),
  },
);

const ofModule = {
  courseId: rowId("course"),
  format: required(QuestionFormatEnum, "The format of the text."),
};

staffMutation("importQuestions", {
  right: "questions.write",
  inCourse: ({ courseId: id }) => ({ id }),
  type: ImportQuestionsPayload,
  description: `Adds the questions of a text at the end of a course's module: up to ${exchangeLimits.questions}, all or none. A refusal's fields name lines: lines.12. Requires staff.`,
  args: toArgs({
    ...ofModule,
    moduleId: required("Int", "The id of a module of the course."),
    text: required("String", `At most ${formatCount(exchangeLimits.characters)} characters.`),
    dryRun: required("Boolean", "Whether to only report the content of the text, and add nothing."),
    leavesOut: optional(
      "Boolean",
      "Whether to leave out questions with problems and add the others; by default none is added then.",
    ),
  }),
  run: async (context, member, input) => ({
    courseId: input.courseId,
    ...(await importQuestions(context, member, input)),
  }),
});

const QuestionExportType = valueType<QuestionExport>("QuestionExport", {
  description: "Questions as a text.",
  readers: "questions.write",
  values: {
    fileName: value("String", "A name for the file."),
    text: value("String", "The text, in a format that importQuestions reads."),
    questionCount: value("Int", "Number of questions in the file."),
    notes: value(["String"], "Content that the format cannot carry."),
  },
});

valueQuery("exportQuestions", {
  type: QuestionExportType,
  nullable: true,
  description:
    "The questions of a course as a text; null if the viewer writes questions of no such course. Requires staff.",
  readers: "questions.write",
  args: toArgs(ofModule),
  resolve: exportQuestions,
});
