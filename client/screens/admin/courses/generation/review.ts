import { foldText } from "#gateway/domains/foldContract";
import { moveItem } from "~/ui/sorting/moveItem";
import type { Outline } from "~/ui/sorting/outline";
import type { ProposedModule, ProposedQuestion } from "../run";
import type { Target } from "./target";

/** A suggested topic, question or objective, with the person's changes. */
export interface ReviewItem {
  key: string;
  /** A topic's name, a question's title, or an objective. */
  text: string;
  /** Null for topics and objectives. */
  question: ProposedQuestion | null;
  dropped: boolean;
}

export interface ReviewModule {
  key: string;
  /** The module of the questions; null for topics. */
  moduleId: number | null;
  name: string;
  dropped: boolean;
  items: readonly ReviewItem[];
}

/** A proposal under review, in the person's order. */
export interface Review {
  objectives: readonly ReviewItem[];
  modules: readonly ReviewModule[];
}

export const emptyReview: Review = { objectives: [], modules: [] };

/** The items of a proposal that have arrived. */
export interface ArrivedItems {
  readonly objectives: readonly string[];
  readonly modules: readonly ProposedModule[];
}

const textItem = (key: string, text: string): ReviewItem => ({ key, text, question: null, dropped: false });
const questionItem = (key: string, question: ProposedQuestion): ReviewItem => ({
  key,
  text: question.title,
  question,
  dropped: false,
});

const listItems = (prefix: string, { topics, questions }: ProposedModule): ReviewItem[] => [
  ...topics.map((name, index) => textItem(`${prefix}t${index}`, name)),
  ...questions.map((question, index) => questionItem(`${prefix}q${index}`, question)),
];

/** Adds items that a list does not have yet; known ones may have been edited, moved or dropped. */
const withNew = <One extends { key: string }>(known: readonly One[], arrived: readonly One[]): One[] => {
  const keys = new Set(known.map(({ key }) => key));
  return [...known, ...arrived.filter(({ key }) => !keys.has(key))];
};

/** Adds items that have arrived since. Items are identified by their index in the proposal, which never changes. */
export function takeIn(review: Review, { objectives, modules }: ArrivedItems): Review {
  const seen = new Set(review.modules.flatMap(({ items }) => items.map(({ key }) => key)));
  const arrived = modules.map((module, index): ReviewModule => {
    const key = `m${index}`;
    const { moduleId = null, name } = module;
    // An item that moved to another module is known there.
    const items = listItems(key, module).filter((item) => !seen.has(item.key));
    return { key, moduleId, name, dropped: false, items };
  });
  const known = new Map(review.modules.map((module) => [module.key, module]));
  const grown = withNew(review.modules, arrived).map((module) => {
    const { items } = arrived.find(({ key }) => key === module.key) ?? module;
    return known.has(module.key) && !isRegenerated(module)
      ? { ...module, items: withNew(module.items, items) }
      : module;
  });
  const texts = objectives.map((text, index) => textItem(`o${index}`, text));
  return { objectives: withNew(review.objectives, texts), modules: grown };
}

/** A regenerated module no longer accepts items of the first proposal. */
const isRegenerated = ({ key, items }: ReviewModule) => items.some((item) => item.key.startsWith(`${key}~`));

const changeIn = <One extends { key: string }>(
  list: readonly One[],
  key: string,
  change: (item: One) => One,
): One[] => list.map((item) => (item.key === key ? change(item) : item));

/** Changes an item, wherever it is. */
export const changeItem = (
  review: Review,
  key: string,
  change: (item: ReviewItem) => ReviewItem,
): Review => ({
  objectives: changeIn(review.objectives, key, change),
  modules: review.modules.map((module) => ({ ...module, items: changeIn(module.items, key, change) })),
});

export const changeModule = (
  review: Review,
  key: string,
  change: (module: ReviewModule) => ReviewModule,
): Review => ({ ...review, modules: changeIn(review.modules, key, change) });

function moved<One extends { key: string }>(list: readonly One[], key: string, by: 1 | -1): readonly One[] {
  const from = list.findIndex((item) => item.key === key);
  return from < 0 ? list : moveItem(list, from, from + by);
}

/** Moves an item or module one position among its siblings. */
export const move = (review: Review, key: string, by: 1 | -1): Review => ({
  objectives: moved(review.objectives, key, by),
  modules: moved(review.modules, key, by).map((module) => ({
    ...module,
    items: moved(module.items, key, by),
  })),
});

/** Converts a review to a sortable list of modules with their items. */
export const toSortableOutline = ({ modules }: Review): Outline =>
  modules.map(({ key, name, items }) => ({ key, id: null, name, topics: items.map(toSortableRow) }));

/** Converts an item to a sortable row. */
export const toSortableRow = ({ key, text }: ReviewItem) => ({ key, id: null, name: text });

/** Sorts items by a given order; items that it does not contain have arrived since, and follow. */
function inOrder<One extends { key: string }>(list: readonly One[], keys: readonly string[]): One[] {
  const named = new Set(keys);
  const byKey = new Map(list.map((item) => [item.key, item]));
  return [...keys.flatMap((key) => byKey.get(key) ?? []), ...list.filter(({ key }) => !named.has(key))];
}

/** Applies the order of a sorted list; items may have moved to another module. */
export function arrange(review: Review, order: Outline): Review {
  const items = new Map(review.modules.flatMap((module) => module.items.map((item) => [item.key, item])));
  const named = new Set(order.flatMap(({ topics }) => topics.map(({ key }) => key)));
  const modules = review.modules.map((module) => {
    const row = order.find(({ key }) => key === module.key);
    const sorted = row?.topics.flatMap(({ key }) => items.get(key) ?? []) ?? [];
    return { ...module, items: [...sorted, ...module.items.filter(({ key }) => !named.has(key))] };
  });
  return {
    ...review,
    modules: inOrder(
      modules,
      order.map(({ key }) => key),
    ),
  };
}

/** Applies the order of the objectives. */
export const arrangeObjectives = (review: Review, order: Outline): Review => ({
  ...review,
  objectives: inOrder(
    review.objectives,
    order.map(({ key }) => key),
  ),
});

/** Replaces an item or module with its regenerated version; null if nothing usable was generated. */
export function replacePart(review: Review, key: string, { modules }: ArrivedItems): Review | null {
  const [proposed] = modules;
  if (!proposed) return null;
  const mark = `${key}~`;
  const made = listItems(mark, proposed);
  const [first] = made;
  if (review.modules.some((module) => module.key === key)) {
    return made.length === 0
      ? null
      : changeModule(review, key, (module) => ({
          ...module,
          name: module.moduleId === null ? proposed.name : module.name,
          items: made,
        }));
  }
  if (!first) return null;
  return changeItem(review, key, (item) => ({ ...first, key: item.key }));
}

/** Describes an item for the model that regenerates it. */
export function describePart(review: Review, key: string): string {
  const module = review.modules.find(
    (reviewModule) => reviewModule.key === key || reviewModule.items.some((item) => item.key === key),
  );
  const item = module?.items.find((reviewItem) => reviewItem.key === key);
  if (!module) return "";
  if (item) return `${item.question ? "Question" : "Topic"} of the module “${module.name}”: ${item.text}`;
  return `Module “${module.name}” with: ${module.items.map(({ text }) => text).join("; ")}`.slice(0, 4_000);
}

/** The existing content of a course or curriculum, by normalized names. */
export interface KnownContent {
  hasObjective: (text: string) => boolean;
  hasModule: (module: ReviewModule) => boolean;
  hasItem: (module: ReviewModule, item: ReviewItem) => boolean;
}

export function collectKnown({ objectives, modules }: Target): KnownContent {
  const texts = new Set(objectives.map(foldText));
  const find = ({ moduleId, name }: ReviewModule) =>
    modules.find((item) =>
      moduleId === null ? foldText(item.name) === foldText(name) : item.databaseId === moduleId,
    );
  return {
    hasObjective: (text) => texts.has(foldText(text)),
    hasModule: (module) => module.moduleId === null && find(module) !== undefined,
    hasItem: (module, { text, question }) => {
      const { topics = [], questions = [] } = find(module) ?? {};
      const names = question ? questions.map(({ title }) => title) : topics.map(({ name }) => name);
      return names.some((name) => foldText(name) === foldText(text));
    },
  };
}

/** Converts the kept items of a review to the input for saving, without dropped and existing ones. */
export function selectKept({ objectives, modules }: Review, known: KnownContent) {
  const kept = modules
    .filter(({ dropped }) => !dropped)
    .map((module) => ({
      module,
      items: module.items.filter((item) => !item.dropped && !known.hasItem(module, item)),
    }))
    .filter(
      ({ module, items }) => items.length > 0 || (module.moduleId === null && !known.hasModule(module)),
    );
  return {
    objectives: objectives
      .filter(({ dropped, text }) => !dropped && !known.hasObjective(text))
      .map(({ text }) => text),
    modules: kept,
  };
}
export type Kept = ReturnType<typeof selectKept>;

/** Counts the kept topics or questions and their modules. */
export const countKept = ({ objectives, modules }: Kept) => ({
  items: modules.reduce((sum, { items }) => sum + items.length, 0),
  modules: modules.length,
  objectives: objectives.length,
});
