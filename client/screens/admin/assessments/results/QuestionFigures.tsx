import { graphql, useFragment } from "react-relay";
import type {
  QuestionFigures_questions$data,
  QuestionFigures_questions$key,
} from "~/__generated__/QuestionFigures_questions.graphql";
import { Badge } from "~/ui/Badge";
import { DataTable } from "~/ui/DataTable";
import { EmptyState } from "~/ui/EmptyState";
import type { Column } from "~/ui/tableColumns";

const fragment = graphql`
  fragment QuestionFigures_questions on QuestionFigures @relay(plural: true) {
    title
    attempts
    difficulty
    discrimination
    remark
  }
`;

type Figures = QuestionFigures_questions$data[number];

const asPercent = (share: number) => `${Math.round(share * 100)}%`;
const showDiscrimination = ({ discrimination }: Figures) =>
  discrimination == null ? "–" : discrimination.toFixed(2);

const columns: Column<Figures>[] = [
  {
    key: "question",
    header: "Question",
    rowHeader: true,
    cell: ({ title }) => title,
    csv: ({ title }) => title,
  },
  {
    key: "attempts",
    header: "Attempts",
    align: "end",
    cell: ({ attempts }) => attempts,
    csv: ({ attempts }) => attempts,
  },
  {
    key: "difficulty",
    header: "Mean mark",
    align: "end",
    cell: ({ difficulty }) => asPercent(difficulty),
    csv: ({ difficulty }) => difficulty,
  },
  {
    key: "discrimination",
    header: "Discrimination",
    align: "end",
    cell: showDiscrimination,
    csv: ({ discrimination }) => discrimination,
  },
  {
    key: "remark",
    header: "Remark",
    cell: ({ remark }) => remark && <Badge tone="warning">{remark}</Badge>,
    csv: ({ remark }) => remark,
  },
];

/** Each question's difficulty and discrimination. */
export function QuestionFigures({ questions: key }: { questions: QuestionFigures_questions$key }) {
  const questions = useFragment(fragment, key);
  return (
    <DataTable
      caption="Questions"
      showCaption
      noun={{ one: "question", many: "questions" }}
      columns={columns}
      rows={questions}
      rowKey={({ title }) => title}
      csvName="questions.csv"
      description="A low mean mark is a hard question. Discrimination, from -1 to 1, tells how well a question separates strong from weak learners; it needs five attempts."
      empty={<EmptyState title="No figures yet">They appear when attempts have ended.</EmptyState>}
    />
  );
}
