import { graphql, useFragment } from "react-relay";
import type {
  QuestionStatistics_questions$data,
  QuestionStatistics_questions$key,
} from "~/__generated__/QuestionStatistics_questions.graphql";
import { Badge } from "~/ui/Badge";
import { DataTable } from "~/ui/DataTable";
import { EmptyState } from "~/ui/EmptyState";
import type { Column } from "~/ui/tableColumns";

const fragment = graphql`
  fragment QuestionStatistics_questions on QuestionStatistics @relay(plural: true) {
    title
    attempts
    difficulty
    discrimination
    remark
  }
`;

type Statistics = QuestionStatistics_questions$data[number];

const asPercent = (share: number) => `${Math.round(share * 100)}%`;
const showDiscrimination = ({ discrimination }: Statistics) =>
  discrimination == null ? "–" : discrimination.toFixed(2);

const columns: Column<Statistics>[] = [
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
export function QuestionStatistics({ questions: key }: { questions: QuestionStatistics_questions$key }) {
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
