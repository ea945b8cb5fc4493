import { Plus } from "lucide-react";
import { nanoid } from "nanoid";
import { type DragEvent, useEffect, useRef, useState } from "react";
import type { EditAssessmentScreen_assessment$data } from "~/__generated__/EditAssessmentScreen_assessment.graphql";
import { setAssessmentQuestions } from "~/commands/assessmentCommands";
import { formatQuantity } from "~/formats/counts";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { useMutation } from "~/relay/useMutation";
import type { ReadNewest } from "~/relay/useReadNewest";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { classNames } from "~/ui/classNames";
import { changeOutline, type Outline } from "~/ui/sorting/outline";
import { SortArea } from "~/ui/sorting/SortArea";
import { SortList } from "~/ui/sorting/SortList";
import { SortGrip, SortHead, SortRow, SortTitle } from "~/ui/sorting/SortRow";
import { StepButtons } from "~/ui/sorting/StepButtons";
import { sortMessages } from "~/ui/sorting/sortMessages";
import { useSlide } from "~/ui/sorting/useSlide";
import { useSorting } from "~/ui/sorting/useSorting";
import { TextInput } from "~/ui/TextInput";
import {
  addItem,
  type Draft,
  hasQuestion,
  isCarried,
  readCarried,
  sumDraft,
  toContent,
  toDraft,
  toNewItem,
} from "../contentDraft";
import { QuestionBank } from "./QuestionBank";

/** The items without a heading stay first. */
const keepStart = (outline: Outline): Outline =>
  outline.toSorted((left, right) => Number(right.key === "start") - Number(left.key === "start"));

interface SectionsProps {
  draft: Draft;
  onChange: (change: (draft: Draft) => Draft) => void;
}

/** The sections with their questions and draws, sorted by mouse, touch and keys. */
function ContentSections({ draft, onChange }: SectionsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { outline, items } = draft;
  const sorting = useSorting({
    outline,
    list,
    onChange: (next) => onChange((before) => ({ ...before, outline: keepStart(next) })),
  });
  useSlide(list, JSON.stringify(outline.map(({ key, topics }) => [key, topics.map((topic) => topic.key)])));
  const remove = (key: string) =>
    onChange((before) => ({ ...before, outline: changeOutline(before.outline, { type: "delete", key }) }));
  const setMarks = (key: string, marks: number) =>
    onChange((before) => {
      const item = before.items.get(key);
      return item ? { ...before, items: new Map(before.items).set(key, { ...item, marks }) } : before;
    });
  const rename = (key: string, name: string) =>
    onChange((before) => ({
      ...before,
      outline: changeOutline(before.outline, { type: "rename", key, name }),
    }));
  // A question of the bank that a mouse carries over a section.
  const [over, setOver] = useState<string | null>(null);
  const drop = (event: DragEvent, sectionKey: string) => {
    setOver(null);
    const carried = readCarried(event);
    if (!carried) return;
    event.preventDefault();
    const { questionId, name } = carried;
    onChange((before) =>
      hasQuestion(before, questionId)
        ? before
        : addItem(before, { ...toNewItem(questionId, name), sectionKey }),
    );
  };
  return (
    <>
      <p className="mb-2 text-xs text-muted">{sortMessages.howTo("a section or a question")}</p>
      <SortArea sorting={sorting} outline={outline}>
        <ul ref={list} aria-label="Sections" className="relative grid gap-4">
          {outline.map((section, index) => (
            <SortRow
              key={section.key}
              sortKey={section.key}
              className={classNames(over === section.key && "rounded-lg outline-2 outline-brand")}
              onDragOver={(event) => {
                if (!isCarried(event)) return;
                event.preventDefault();
                setOver(section.key);
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(event) => drop(event, section.key)}
            >
              <Card flush>
                <SortHead className="flex items-center gap-2 px-2 py-2">
                  {section.key !== "start" && <SortGrip name={section.name || "the section"} />}
                  {section.key === "start" ? (
                    <p className="flex-1 px-2 text-sm font-medium text-soft">Without a heading</p>
                  ) : (
                    <TextInput
                      label={`Heading of section ${index}`}
                      hideLabel
                      className="flex-1"
                      value={section.name}
                      onChange={(name) => rename(section.key, name)}
                    />
                  )}
                  {section.key !== "start" && (
                    <StepButtons
                      name={section.name}
                      step={section.key}
                      isFirst={index <= 1}
                      isLast={index === outline.length - 1}
                      onMove={(by) => sorting.step(section.key, by)}
                      remove="Remove"
                      onRemove={() => remove(section.key)}
                    />
                  )}
                </SortHead>
                <ul
                  aria-label={section.name || "Questions without a heading"}
                  className="divide-y divide-line border-t border-line"
                >
                  <SortList rows={section.topics}>
                    {section.topics.map((topic) => (
                      <SortRow key={topic.key} sortKey={topic.key}>
                        <SortHead className="flex flex-wrap items-center gap-2 px-2 py-1.5">
                          <SortGrip name={topic.name} />
                          <SortTitle className="min-w-40 flex-1 text-sm wrap-anywhere text-ink">
                            {topic.name}
                          </SortTitle>
                          <div className="ml-auto flex items-center gap-2">
                            <TextInput
                              label={`Marks of ${topic.name}`}
                              hideLabel
                              type="number"
                              min={0}
                              max={100}
                              step={0.25}
                              className="w-20"
                              value={String(items.get(topic.key)?.marks ?? 1)}
                              onChange={(text) => setMarks(topic.key, Number(text))}
                            />
                            <StepButtons
                              name={topic.name}
                              step={topic.key}
                              isFirst={false}
                              isLast={false}
                              onMove={(by) => sorting.step(topic.key, by)}
                              remove="Remove"
                              onRemove={() => remove(topic.key)}
                            />
                          </div>
                        </SortHead>
                      </SortRow>
                    ))}
                  </SortList>
                  {section.topics.length === 0 && (
                    <li className="px-4 py-3 text-sm text-muted">
                      Add questions from the bank, or drag them here.
                    </li>
                  )}
                </ul>
              </Card>
            </SortRow>
          ))}
        </ul>
      </SortArea>
    </>
  );
}

interface ContentProps {
  assessment: EditAssessmentScreen_assessment$data;
  readNewest: ReadNewest;
}

/** The bank beside the sections, with the totals of what is not saved yet, too. */
export function AssessmentContent({ assessment, readNewest }: ContentProps) {
  const { databaseId: assessmentId, course, updatedAt } = assessment;
  const [draft, setDraft] = useState<Draft>(() => toDraft(assessment));
  const [isDirty, setDirty] = useState(false);
  const [commit, isBusy] = useMutation(setAssessmentQuestions);
  // A saved version comes back with new ids.
  useEffect(() => {
    if (!isDirty) setDraft(toDraft(assessment));
  }, [assessment, isDirty]);
  const change = (by: (draft: Draft) => Draft) => {
    setDraft(by);
    setDirty(true);
  };
  const { questions, marks } = sumDraft(draft);
  const save = async () => {
    const variables = { assessmentId, version: updatedAt, input: toContent(draft) };
    const saved = await commit(variables, { onStale: () => readNewest(() => undefined) });
    if (saved !== null) setDirty(false);
  };
  const addSection = () =>
    change(({ outline, items }) => ({
      items,
      outline: [...outline, { key: nanoid(), id: null, name: `Section ${outline.length}`, topics: [] }],
    }));
  return (
    <section aria-label="Questions" className="grid items-start gap-6 lg:grid-cols-12">
      <UnsavedChanges when={isDirty} />
      <div className="lg:col-span-5">
        <QuestionBank
          courseId={course?.databaseId ?? 0}
          modules={course?.modules ?? []}
          draft={draft}
          onChange={change}
        />
      </div>
      <div className="grid gap-4 lg:col-span-7">
        <div className="sticky top-(--header-height) z-10 flex flex-wrap items-center gap-3 bg-canvas py-2">
          <p role="status" className="min-w-40 flex-1 text-sm font-medium text-ink tabular-nums">
            {formatQuantity(questions, { one: "question", many: "questions" })},{" "}
            {formatQuantity(marks, { one: "mark", many: "marks" })}
          </p>
          <Button icon={<Plus />} onClick={addSection}>
            Add section
          </Button>
          <Button variant="primary" busy={isBusy} disabled={!isDirty} onClick={() => void save()}>
            Save questions
          </Button>
        </div>
        <div>
          <ContentSections draft={draft} onChange={change} />
        </div>
      </div>
    </section>
  );
}
