/** A topic as an editor holds it; a topic without a number is new. */
export interface TopicRow {
  /** Tells rows apart as long as the editor is open. */
  key: string;
  id: number | null;
  name: string;
}

/** A module with its topics, as an editor holds it. */
export interface ModuleRow extends TopicRow {
  topics: TopicRow[];
}

/** A course's modules and topics, in order. */
export type Outline = ModuleRow[];

/** Where a topic goes: its module, and its place among the other topics there. */
export interface TopicPlace {
  moduleKey: string;
  to: number;
}

/** A topic that is about to be added. */
export interface NewTopic {
  key: string;
  name: string;
}

export type OutlineAction =
  | { type: "addModule"; key: string; name?: string }
  | { type: "addTopic"; moduleKey: string; key: string; name?: string }
  /** New topics right below a topic, or at the end of a module. */
  | { type: "insertTopics"; after: string; topics: readonly NewTopic[] }
  | { type: "rename"; key: string; name: string }
  | { type: "delete"; key: string }
  | { type: "moveModule"; key: string; to: number }
  | ({ type: "moveTopic"; key: string } & TopicPlace)
  /** One place up or down; a topic at the edge of its module goes on into the next one. */
  | { type: "step"; key: string; by: -1 | 1 };

const clamp = (index: number, length: number) => Math.max(0, Math.min(index, length));

function insertAt<Row>(rows: readonly Row[], to: number, row: Row): Row[] {
  const at = clamp(to, rows.length);
  return [...rows.slice(0, at), row, ...rows.slice(at)];
}

const without = <Row extends { key: string }>(rows: readonly Row[], key: string): Row[] =>
  rows.filter((row) => row.key !== key);

/** The module that has the key, or that holds the topic that has it. */
export const findModule = (outline: Outline, key: string): ModuleRow | undefined =>
  outline.find((module) => module.key === key || module.topics.some((topic) => topic.key === key));

/** The row that has the key, be it a module or a topic. */
export const findRow = (outline: Outline, key: string): TopicRow | undefined =>
  outline.find((module) => module.key === key) ??
  outline.flatMap(({ topics }) => topics).find((topic) => topic.key === key);

/** Where a row stands among its like, counted from 0; -1 for a row that is not there. */
export function findRowIndex(outline: Outline, key: string): number {
  const module = findModule(outline, key);
  const siblings: readonly TopicRow[] = module && module.key !== key ? module.topics : outline;
  return siblings.findIndex((row) => row.key === key);
}

function moveModule(outline: Outline, key: string, to: number): Outline {
  const module = outline.find((one) => one.key === key);
  return module ? insertAt(without(outline, key), to, module) : outline;
}

function moveTopic(outline: Outline, key: string, { moduleKey, to }: TopicPlace): Outline {
  const topic = findModule(outline, key)?.topics.find((one) => one.key === key);
  if (!topic || !outline.some((module) => module.key === moduleKey)) return outline;
  return outline.map((module) => {
    const topics = without(module.topics, key);
    return { ...module, topics: module.key === moduleKey ? insertAt(topics, to, topic) : topics };
  });
}

function insertTopics(outline: Outline, after: string, added: readonly NewTopic[]): Outline {
  const rows = added.map((topic) => ({ ...topic, id: null }));
  return outline.map((module) => {
    if (module !== findModule(outline, after)) return module;
    const at = module.key === after ? module.topics.length : findRowIndex(outline, after) + 1;
    return { ...module, topics: [...module.topics.slice(0, at), ...rows, ...module.topics.slice(at)] };
  });
}

function step(outline: Outline, key: string, by: -1 | 1): Outline {
  const module = findModule(outline, key);
  if (!module) return outline;
  const at = outline.indexOf(module);
  if (module.key === key) return outline[at + by] ? moveModule(outline, key, at + by) : outline;
  const to = findRowIndex(outline, key) + by;
  if (to >= 0 && to < module.topics.length) return moveTopic(outline, key, { moduleKey: module.key, to });
  const neighbour = outline[at + by];
  if (!neighbour) return outline;
  return moveTopic(outline, key, { moduleKey: neighbour.key, to: by === 1 ? 0 : neighbour.topics.length });
}

/** Whether a row can go one place up or down. */
export const canStep = (outline: Outline, key: string, by: -1 | 1): boolean =>
  step(outline, key, by) !== outline;

const rename = <Row extends TopicRow>(row: Row, key: string, name: string): Row =>
  row.key === key ? { ...row, name } : row;

/** The outline after an action. It never loses or doubles a row that the action does not name. */
export function changeOutline(outline: Outline, action: OutlineAction): Outline {
  switch (action.type) {
    case "addModule":
      return [...outline, { key: action.key, id: null, name: action.name ?? "", topics: [] }];
    case "addTopic": {
      const topic = { key: action.key, id: null, name: action.name ?? "" };
      return outline.map((module) =>
        module.key === action.moduleKey ? { ...module, topics: [...module.topics, topic] } : module,
      );
    }
    case "insertTopics":
      return insertTopics(outline, action.after, action.topics);
    case "rename":
      return outline.map((module) => ({
        ...rename(module, action.key, action.name),
        topics: module.topics.map((topic) => rename(topic, action.key, action.name)),
      }));
    case "delete":
      return without(outline, action.key).map((module) => ({
        ...module,
        topics: without(module.topics, action.key),
      }));
    case "moveModule":
      return moveModule(outline, action.key, action.to);
    case "moveTopic":
      return moveTopic(outline, action.key, action);
    case "step":
      return step(outline, action.key, action.by);
  }
}

/** Keeps the numbers of those rows only that a newer outline still has; the others become new rows. */
export function rebase(outline: Outline, newest: Outline): Outline {
  const modules = new Set(newest.map(({ id }) => id));
  const topics = new Set(newest.flatMap((module) => module.topics.map(({ id }) => id)));
  const kept = (ids: ReadonlySet<number | null>, id: number | null) => (ids.has(id) ? id : null);
  return outline.map((module) => ({
    ...module,
    id: kept(modules, module.id),
    topics: module.topics.map((topic) => ({ ...topic, id: kept(topics, topic.id) })),
  }));
}

/** How many topics an outline has. */
export const topicCount = (outline: Outline): number =>
  outline.reduce((count, { topics }) => count + topics.length, 0);
