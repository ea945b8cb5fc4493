import { type DragEvent, useRef, useState } from "react";
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
import { addItem, type Draft, hasQuestion, toNewItem } from "../contentDraft";
import { isCarried, readCarried } from "./draggedQuestion";

/** What has no heading stays first. */
const keepStart = (outline: Outline): Outline =>
  outline.toSorted((one, other) => Number(other.key === "start") - Number(one.key === "start"));

interface Props {
  draft: Draft;
  onChange: (change: (draft: Draft) => Draft) => void;
}

/** The sections with their questions and draws, sorted by mouse, touch and keys. */
export function ContentSections({ draft, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { outline, items } = draft;
  const sorting = useSorting({
    ...{ outline, list },
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
