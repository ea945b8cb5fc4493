import type { DragEvent } from "react";
import { z } from "zod";
import { contentSchema } from "#gateway/domains/assessments/formContract";
import { listedTitle, type QuestionLevel, questionLevelLabels } from "#gateway/domains/questions/contract";
import type { EditAssessmentScreen_assessment$data } from "~/__generated__/EditAssessmentScreen_assessment.graphql";
import type { Outline } from "~/ui/sorting/outline";

/** The subject of a section's item: a question, or a number of questions with a tag or level. */
interface Item {
  questionId: number | null;
  name: string;
  tag: string;
  level: QuestionLevel | null;
  count: number;
  marks: number;
}

/** The content in the editor: sections with their items in order, and what the items ask by their keys. */
export interface Draft {
  outline: Outline;
  items: Readonly<Record<string, Item>>;
}

/** The name of a draw. */
export function describeDraw({ tag, level, count }: Pick<Item, "tag" | "level" | "count">): string {
  const qualifiers = [level && questionLevelLabels[level].toLowerCase(), tag && `tagged “${tag}”`].filter(
    Boolean,
  );
  return `${count} drawn${qualifiers.length > 0 ? `, ${qualifiers.join(", ")}` : " from all questions"}`;
}

type Content = Pick<EditAssessmentScreen_assessment$data, "sections" | "items" | "draws">;

const knownLevel = (level: string | null | undefined): QuestionLevel | null =>
  level === "EASY" || level === "MEDIUM" || level === "HARD" ? level : null;

/** The saved content as the editor holds it. The first section has no heading. */
export function toDraft({ sections, items, draws }: Content): Draft {
  const placed = [
    ...items.map(({ sectionId, displayOrder, marks, question }) => ({
      key: `question-${question.databaseId}`,
      sectionId,
      displayOrder,
      item: {
        questionId: question.databaseId,
        name: listedTitle(question.title),
        tag: "",
        level: null,
        count: 1,
        marks,
      },
    })),
    ...draws.map(({ databaseId, sectionId, displayOrder, tag, level, count, marks }) => {
      const draw = { tag, level: knownLevel(level), count };
      return {
        key: `draw-${databaseId}`,
        sectionId,
        displayOrder,
        item: { questionId: null, name: describeDraw(draw), ...draw, marks },
      };
    }),
  ].sort((left, right) => left.displayOrder - right.displayOrder);
  const topicsIn = (id: number | null) =>
    placed
      .filter(({ sectionId }) => (sectionId ?? null) === id)
      .map(({ key, item }) => ({ key, id: item.questionId, name: item.name }));
  return {
    outline: [
      { key: "start", id: null, name: "", topics: topicsIn(null) },
      ...sections.map(({ databaseId, title }) => ({
        key: `section-${databaseId}`,
        id: databaseId,
        name: title,
        topics: topicsIn(databaseId),
      })),
    ],
    items: Object.fromEntries(placed.map(({ key, item }) => [key, item])),
  };
}

/** The content as the mutation takes it. */
export const toContent = ({ outline, items }: Draft) => ({
  sections: outline.map(({ name, topics }) => ({
    title: name,
    items: topics.flatMap(({ key }) => {
      const item = items[key];
      if (!item) return [];
      const { questionId, tag, level, count, marks } = item;
      return [questionId === null ? { tag, level, count, marks } : { questionId, marks }];
    }),
  })),
});

/** The content as a form holds it. */
export const contentField = { sections: z.custom<Draft>() };

/** Refuses content by the rules of the mutation. */
export function refuseContent({ sections }: { sections: Draft }, context: z.RefinementCtx): void {
  for (const { path, message } of contentSchema.safeParse(toContent(sections)).error?.issues ?? [])
    context.addIssue({ code: "custom", path: [...path], message });
}

/** How many questions an attempt asks, and their full marks. */
export function sumDraft({ outline, items }: Draft): { questions: number; marks: number } {
  const all = outline.flatMap(({ topics }) => topics.flatMap(({ key }) => items[key] ?? []));
  return {
    questions: all.reduce((sum, { count }) => sum + count, 0),
    marks: Math.round(all.reduce((sum, { count, marks }) => sum + count * marks, 0) * 100) / 100,
  };
}

interface NewItem extends Item {
  key: string;
  /** The section that it is added to; the last one when it is not there. */
  sectionKey?: string | null;
}

/** Adds an item at the end of a section. */
export function addItem({ outline, items }: Draft, { key, sectionKey, ...item }: NewItem): Draft {
  const row = { key, id: item.questionId, name: item.name };
  const isThere = outline.some((section) => section.key === sectionKey);
  const target = isThere ? sectionKey : outline.at(-1)?.key;
  return {
    outline: outline.map((section) =>
      section.key === target ? { ...section, topics: [...section.topics, row] } : section,
    ),
    items: { ...items, [key]: item },
  };
}

/** A question of the bank that is added. */
export const toNewItem = (questionId: number, name: string): NewItem => ({
  key: `question-${questionId}`,
  questionId,
  name,
  tag: "",
  level: null,
  count: 1,
  marks: 1,
});

/** Whether a question is asked already. */
export const hasQuestion = ({ outline }: Draft, questionId: number): boolean =>
  outline.some(({ topics }) => topics.some(({ id }) => id === questionId));

const mediaType = "application/x-lectern-question";
const schema = z.object({ questionId: z.int().positive(), name: z.string() });
/** A question of the bank that a mouse carries. */
export type CarriedQuestion = z.infer<typeof schema>;

/** Lets a mouse carry a question of the bank. */
export function carry({ dataTransfer }: DragEvent, question: CarriedQuestion): void {
  dataTransfer.setData(mediaType, JSON.stringify(question));
  dataTransfer.setData("text/plain", question.name);
  dataTransfer.effectAllowed = "copy";
}

/** Whether what is carried over a section is a question of the bank. */
export const isCarried = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(mediaType);

/** The question that was dropped; null for anything else. */
export function readCarried({ dataTransfer }: DragEvent): CarriedQuestion | null {
  try {
    return schema.parse(JSON.parse(dataTransfer.getData(mediaType)));
  } catch {
    return null;
  }
}
