import { type DragEvent, useRef, useState } from "react";
import type { BindPart } from "~/forms/useForm";
import { Card } from "~/ui/Card";
import { classNames } from "~/ui/classNames";
import { LiveNumberInput } from "~/ui/NumberInput";
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
  type CarriedQuestion,
  type Draft,
  hasQuestion,
  isCarried,
  readCarried,
  toNewItem,
} from "../contentDraft";

/** The items without a heading stay first. */
const keepStart = (outline: Outline): Outline =>
  outline.toSorted((left, right) => Number(right.key === "start") - Number(left.key === "start"));

interface SectionsProps {
  draft: Draft;
  part: BindPart;
  onChange: (change: (draft: Draft) => Draft) => void;
}

/** The changes of sections and of the questions and draws in them. */
const changeSections = (onChange: SectionsProps["onChange"]) => ({
  remove: (key: string) =>
    onChange((before) => ({ ...before, outline: changeOutline(before.outline, { type: "delete", key }) })),
  rename: (key: string, name: string) =>
    onChange((before) => ({
      ...before,
      outline: changeOutline(before.outline, { type: "rename", key, name }),
    })),
  setMarks: (key: string, marks: number) =>
    onChange((before) => {
      const item = before.items[key];
      return item ? { ...before, items: { ...before.items, [key]: { ...item, marks } } } : before;
    }),
  add: ({ questionId, name }: CarriedQuestion, sectionKey: string) =>
    onChange((before) =>
      hasQuestion(before, questionId)
        ? before
        : addItem(before, { ...toNewItem(questionId, name), sectionKey }),
    ),
});

/** The sections with their questions and draws, sorted by mouse, touch and keys. */
export function ContentSections({ draft, part, onChange }: SectionsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { outline } = draft;
  const sorting = useSorting({
    outline,
    list,
    onChange: (next) => onChange((before) => ({ ...before, outline: keepStart(next) })),
  });
  useSlide(list, JSON.stringify(outline.map(({ key, topics }) => [key, topics.map((topic) => topic.key)])));
  const changes = changeSections(onChange);
  // A question of the bank that a mouse carries over a section.
  const [over, setOver] = useState<string | null>(null);
  const drop = (event: DragEvent, sectionKey: string) => {
    setOver(null);
    const carried = readCarried(event);
    if (!carried) return;
    event.preventDefault();
    changes.add(carried, sectionKey);
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
              <SectionCard
                draft={draft}
                part={part}
                section={section}
                index={index}
                sorting={sorting}
                changes={changes}
              />
            </SortRow>
          ))}
        </ul>
      </SortArea>
    </>
  );
}

type Section = Outline[number];

interface RowProps {
  draft: Draft;
  part: BindPart;
  sorting: ReturnType<typeof useSorting>;
  changes: ReturnType<typeof changeSections>;
}

/** A section: its heading, which the first one has not, and its questions and draws. */
function SectionCard({ section, index, ...row }: RowProps & { section: Section; index: number }) {
  const { draft, part, sorting, changes } = row;
  return (
    <Card flush>
      <SortHead className="flex items-center gap-2 px-2 py-2">
        {section.key === "start" ? (
          <p className="flex-1 px-2 text-sm font-medium text-soft">Untitled section</p>
        ) : (
          <>
            <SortGrip name={section.name || "the section"} />
            <TextInput
              {...part(`${index}.title`)}
              label={`Heading of section ${index}`}
              hideLabel
              className="flex-1"
              value={section.name}
              onChange={(name) => changes.rename(section.key, name)}
            />
            <StepButtons
              name={section.name}
              step={section.key}
              isFirst={index <= 1}
              isLast={index === draft.outline.length - 1}
              onMove={(by) => sorting.step(section.key, by)}
              remove="Remove"
              onRemove={() => changes.remove(section.key)}
            />
          </>
        )}
      </SortHead>
      <ul
        aria-label={section.name || "Questions without a heading"}
        className="divide-y divide-line border-t border-line"
      >
        <SortList rows={section.topics}>
          {section.topics.map((item, at) => (
            <SortRow key={item.key} sortKey={item.key}>
              <ItemRow item={item} path={`${index}.items.${at}`} {...row} />
            </SortRow>
          ))}
        </SortList>
        {section.topics.length === 0 && (
          <li className="px-4 py-3 text-sm text-muted">Add questions from the bank, or drag them here.</li>
        )}
      </ul>
    </Card>
  );
}

interface ItemProps extends RowProps {
  item: Section["topics"][number];
  /** Its path in the content. */
  path: string;
}

/** A question or a draw, with its marks. */
function ItemRow({ item, path, draft, part, sorting, changes }: ItemProps) {
  return (
    <SortHead className="flex flex-wrap items-center gap-2 px-2 py-1.5">
      <SortGrip name={item.name} />
      <SortTitle className="min-w-40 flex-1 text-sm wrap-anywhere text-ink">{item.name}</SortTitle>
      <div className="ml-auto flex items-center gap-2">
        <LiveNumberInput
          {...part(`${path}.marks`)}
          label={`Marks of ${item.name}`}
          hideLabel
          inputMode="decimal"
          min={0}
          max={100}
          step={0.25}
          className="w-20 has-aria-invalid:w-40"
          value={draft.items[item.key]?.marks ?? 1}
          onChange={(marks) => changes.setMarks(item.key, marks)}
        />
        <StepButtons
          name={item.name}
          step={item.key}
          isFirst={false}
          isLast={false}
          onMove={(by) => sorting.step(item.key, by)}
          remove="Remove"
          onRemove={() => changes.remove(item.key)}
        />
      </div>
    </SortHead>
  );
}
