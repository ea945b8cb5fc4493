import { formatMoment, formatYesNo } from "./cellFormats";
import { type CellContext, defineExport } from "./exportTable";

interface AttemptRow {
  user: { name: string; username: string; email: string };
  batchNames: string[];
  startedAt: string;
  result: {
    score: number;
    passed: boolean | null;
    finishedAt: string;
    points: number;
    maxPoints: number;
  } | null;
  marksByQuestion: { key: string; marks: number | null }[];
}

interface QuestionColumn {
  key: string;
  title: string;
}

const formatFinish = ({ result }: AttemptRow, { timeZone }: CellContext): string =>
  result ? formatMoment(result.finishedAt, timeZone) : "";

const assessmentMarks = defineExport<AttemptRow, QuestionColumn[]>({
  name: "assessment-marks",
  field: "assessmentAttempts",
  filters: { assessmentId: "Int!" },
  selection: `user { name username email } batchNames startedAt
    result { score passed finishedAt points maxPoints } marksByQuestion { key marks }`,
  columns: [
    { header: "Learner", cell: ({ user }) => user.name },
    { header: "Username", cell: ({ user }) => user.username },
    { header: "Email", cell: ({ user }) => user.email },
    { header: "Batch", cell: ({ batchNames }) => batchNames.join(", ") },
    { header: "Started", cell: ({ startedAt }, { timeZone }) => formatMoment(startedAt, timeZone) },
    { header: "Finished", cell: formatFinish },
    { header: "Marks", cell: ({ result }) => result?.points ?? null },
    { header: "Full marks", cell: ({ result }) => result?.maxPoints ?? null },
    { header: "Score", cell: ({ result }) => result?.score ?? null },
    {
      header: "Passed",
      cell: ({ result }) => (typeof result?.passed === "boolean" ? formatYesNo(result.passed) : ""),
    },
  ],
  further: {
    field: "askedQuestions",
    selection: "key title",
    columns: (asked) =>
      asked.map(({ key, title }, index) => ({
        // Titles may be the same.
        header: `${index + 1}. ${title}`,
        cell: ({ marksByQuestion }) => marksByQuestion.find((item) => item.key === key)?.marks ?? null,
      })),
  },
});

/** Tables with the marks of attempts at an assessment. */
export const assessmentTables = [assessmentMarks];
