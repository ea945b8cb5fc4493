/** A topic in the editor; a topic without an id is new. */
export interface TopicRow {
  /** Identifies the row while the editor is open. */
  key: string;
  id: number | null;
  name: string;
}

/** A module with its topics in the editor. */
export interface ModuleRow extends TopicRow {
  topics: TopicRow[];
}

/** A course's modules and topics, in order. */
export type Outline = ModuleRow[];

/** The destination of a topic: its module, and its index among the module's other topics. */
export interface TopicPlace {
  moduleKey: string;
  to: number;
}

/** A topic to add. */
export interface NewTopic {
  key: string;
  name: string;
}

export type OutlineAction =
  | { type: "addModule"; key: string; name?: string }
  | { type: "addTopic"; moduleKey: string; key: string; name?: string }
  /** Adds new topics below a topic, or at the end of a module. */
  | { type: "insertTopics"; after: string; topics: readonly NewTopic[] }
  | { type: "rename"; key: string; name: string }
  | { type: "delete"; key: string }
  | { type: "moveModule"; key: string; to: number }
  | ({ type: "moveTopic"; key: string } & TopicPlace)
  /** Moves one position up or down. A topic at the edge of its module moves into the next module. */
  | { type: "step"; key: string; by: -1 | 1 };

const clamp = (index: number, length: number) => Math.max(0, Math.min(index, length));

function insertAt<Row>(rows: readonly Row[], to: number, row: Row): Row[] {
  const at = clamp(to, rows.length);
  return [...rows.slice(0, at), row, ...rows.slice(at)];
}

const removeByKey = <Row extends { key: string }>(rows: readonly Row[], key: string): Row[] =>
  rows.filter((row) => row.key !== key);

/** Finds the module with the key, or the one that contains the topic with the key. */
export const findModule = (outline: Outline, key: string): ModuleRow | undefined =>
  outline.find((module) => module.key === key || module.topics.some((topic) => topic.key === key));

/** Finds the module or topic with the key. */
export const findRow = (outline: Outline, key: string): TopicRow | undefined =>
  outline.find((module) => module.key === key) ??
  outline.flatMap(({ topics }) => topics).find((topic) => topic.key === key);

/** Returns the index of a row among its siblings; -1 when it does not exist. */
export function findRowIndex(outline: Outline, key: string): number {
  const module = findModule(outline, key);
  const siblings: readonly TopicRow[] = module && module.key !== key ? module.topics : outline;
  return siblings.findIndex((row) => row.key === key);
}

function moveModule(outline: Outline, key: string, to: number): Outline {
  const module = outline.find((row) => row.key === key);
  return module ? insertAt(removeByKey(outline, key), to, module) : outline;
}

function moveTopic(outline: Outline, key: string, { moduleKey, to }: TopicPlace): Outline {
  const topic = findModule(outline, key)?.topics.find((row) => row.key === key);
  if (!topic || !outline.some((module) => module.key === moduleKey)) return outline;
  return outline.map((module) => {
    const topics = removeByKey(module.topics, key);
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

/** Whether a row can move one position up or down. */
export const canStep = (outline: Outline, key: string, by: -1 | 1): boolean =>
  step(outline, key, by) !== outline;

const rename = <Row extends TopicRow>(row: Row, key: string, name: string): Row =>
  row.key === key ? { ...row, name } : row;

/** Returns the outline after an action, which affects only the rows that it names. */
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
      return removeByKey(outline, action.key).map((module) => ({
        ...module,
        topics: removeByKey(module.topics, action.key),
      }));
    case "moveModule":
      return moveModule(outline, action.key, action.to);
    case "moveTopic":
      return moveTopic(outline, action.key, action);
    case "step":
      return step(outline, action.key, action.by);
  }
}

/** Keeps only the ids that a newer outline still contains; the other rows become new ones. */
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

/** Counts the topics of an outline; a row without a name is none yet. */
export const topicCount = (outline: Outline): number =>
  outline.reduce((count, { topics }) => count + topics.filter(({ name }) => name.trim() !== "").length, 0);
