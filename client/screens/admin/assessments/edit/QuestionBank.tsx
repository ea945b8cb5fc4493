import { Plus } from "lucide-react";
import { nanoid } from "nanoid";
import { useState } from "react";
import { graphql } from "react-relay";
import { type QuestionTypeName, questionTypes } from "#gateway/domains/courses/contract";
import { toNumber } from "#gateway/domains/numberContract";
import {
  listedTitle,
  type QuestionLevel,
  questionLevelLabels,
  questionLevels,
  questionTypeLabels,
} from "#gateway/domains/questions/contract";
import type { QuestionBankQuery } from "~/__generated__/QuestionBankQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { useFetched } from "~/relay/useFetched";
import { AllowedLink } from "~/ui/AllowedLink";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { classNames } from "~/ui/classNames";
import { IconButton } from "~/ui/IconButton";
import { NumberInput } from "~/ui/NumberInput";
import { Select } from "~/ui/Select";
import { SkeletonText } from "~/ui/Skeleton";
import { addItem, carry, type Draft, describeDraw, hasQuestion, toNewItem } from "../contentDraft";
import { BankFilters, noFilters } from "./BankFilters";

const query = graphql`
  query QuestionBankQuery(
    $courseId: Int!
    $search: String
    $moduleId: Int
    $tag: String
    $level: QuestionLevel
    $type: QuestionType
    $first: Int!
  ) {
    questionTags(courseId: $courseId)
    questionBank(
      courseId: $courseId
      search: $search
      moduleId: $moduleId
      tag: $tag
      level: $level
      type: $type
      first: $first
    ) {
      totalCount
      nodes { databaseId title type level tags }
    }
  }
`;

const pageSize = 30;

const toLevel = (text: string): QuestionLevel | null =>
  questionLevels.find((level) => level === text) ?? null;
const toType = (text: string): QuestionTypeName | null => questionTypes.find((type) => type === text) ?? null;

interface Props {
  courseId: number;
  modules: readonly { readonly databaseId: number; readonly name: string }[];
  draft: Draft;
  onChange: (change: (draft: Draft) => Draft) => void;
}

/** The questions of the course, with search and filters: each is added by its button or dragged into a section, or so many drawn. */
export function QuestionBank({ courseId, modules, draft, onChange }: Props) {
  const [filters, setFilters] = useState(noFilters);
  const [size, setSize] = useState(pageSize);
  const [sectionKey, setSectionKey] = useState<string | null>(null);
  const level = toLevel(filters.level);
  const found = useFetched<QuestionBankQuery>(query, {
    courseId,
    level,
    first: size,
    search: filters.search || null,
    moduleId: filters.moduleId === "" ? null : Number(filters.moduleId),
    tag: filters.tag || null,
    type: toType(filters.type),
  });
  const bank = found?.questionBank;
  const isFiltered = Object.values(filters).some((value) => value !== "");
  const addQuestion = (questionId: number, name: string) =>
    onChange((before) => addItem(before, { ...toNewItem(questionId, name), sectionKey }));
  return (
    <Card
      title="Question bank"
      description={bank && formatQuantity(bank.totalCount, { one: "question", many: "questions" })}
    >
      <BankFilters
        filters={filters}
        modules={modules}
        tags={found?.questionTags ?? []}
        onChange={(change) => {
          setFilters({ ...filters, ...change });
          setSize(pageSize);
        }}
      />
      {draft.outline.length > 1 && (
        <Select
          label="Add to"
          className="mt-3"
          value={sectionKey ?? ""}
          onChange={(key) => setSectionKey(key || null)}
          placeholder="The last section"
          options={draft.outline.map(({ key, name }) => ({ value: key, label: name || "Untitled section" }))}
        />
      )}
      <AddDraw tag={filters.tag} level={level} sectionKey={sectionKey} onChange={onChange} />
      {found === null && <p className="mt-4 text-sm text-danger-ink">The questions couldn't be loaded.</p>}
      {found === undefined && <SkeletonText lines={6} />}
      <ul
        aria-label="Questions of the bank"
        className="mt-4 max-h-[60vh] divide-y divide-line overflow-y-auto"
      >
        {bank?.nodes.map((question) => (
          <BankRow
            key={question.databaseId}
            question={question}
            isAdded={hasQuestion(draft, question.databaseId)}
            onAdd={addQuestion}
          />
        ))}
      </ul>
      {bank?.totalCount === 0 && (isFiltered ? <NoMatch /> : <NoQuestions courseId={courseId} />)}
      {bank && bank.totalCount > bank.nodes.length && (
        <Button size="sm" variant="ghost" className="mt-2" onClick={() => setSize(size + pageSize)}>
          Show more
        </Button>
      )}
    </Card>
  );
}

const NoMatch = () => <p className="mt-4 text-sm text-muted">No results.</p>;

/** Says that the course has no questions, and where they come from. */
const NoQuestions = ({ courseId }: { courseId: number }) => (
  <p className="mt-4 text-sm text-muted">
    This course has no questions.{" "}
    <AllowedLink
      to={`/admin/courses/${courseId}/questions`}
      className="font-medium text-brand-ink underline underline-offset-2"
    >
      Add some
    </AllowedLink>{" "}
    or{" "}
    <AllowedLink
      to={`/admin/courses/${courseId}/questions/exchange`}
      className="font-medium text-brand-ink underline underline-offset-2"
    >
      import them
    </AllowedLink>
    .
  </p>
);

interface BankRowProps {
  question: QuestionBankQuery["response"]["questionBank"]["nodes"][number];
  isAdded: boolean;
  onAdd: (questionId: number, name: string) => void;
}

/** A question of the bank, which a mouse can carry into a section. */
function BankRow({ question: { databaseId, title, type, level, tags }, isAdded, onAdd }: BankRowProps) {
  const name = listedTitle(title);
  return (
    <li
      className={classNames("flex items-center gap-2 py-1.5", !isAdded && "cursor-grab")}
      draggable={!isAdded}
      onDragStart={(event) => carry(event, { questionId: databaseId, name })}
    >
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink">{name}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-1">
          {type !== "%future added value" && <Badge>{questionTypeLabels[type]}</Badge>}
          {level && level !== "%future added value" && (
            <Badge tone="info">{questionLevelLabels[level]}</Badge>
          )}
          {tags.map((tag) => (
            <span key={tag} className="text-xs wrap-anywhere text-muted">{`#${tag}`}</span>
          ))}
        </p>
      </div>
      <IconButton
        label={isAdded ? `${name} is added` : `Add ${name}`}
        icon={<Plus />}
        disabled={isAdded}
        onClick={() => onAdd(databaseId, name)}
      />
    </li>
  );
}

interface AddDrawProps {
  tag: string;
  level: QuestionLevel | null;
  sectionKey: string | null;
  onChange: Props["onChange"];
}

/** Adds a draw of so many questions by the filters for tag and level. */
function AddDraw({ tag, level, sectionKey, onChange }: AddDrawProps) {
  const [count, setCount] = useState("5");
  const draw = { tag, level, count: Math.max(1, Math.trunc(toNumber(count) ?? 1)) };
  return (
    <div className="mt-3 flex items-end gap-2 rounded-md border border-line p-3">
      <NumberInput label="Draw" min={1} max={100} className="w-20" value={count} onChange={setCount} />
      <Button
        icon={<Plus />}
        onClick={() =>
          onChange((before) =>
            addItem(before, {
              key: `draw-${nanoid()}`,
              questionId: null,
              name: describeDraw(draw),
              ...draw,
              marks: 1,
              sectionKey,
            }),
          )
        }
      >
        {tag === "" && level === null ? "Draw from all" : "Draw by tag and level"}
      </Button>
    </div>
  );
}
