import type { BlockContent } from "#gateway/domains/lessons/blockContract";
import type { BlockKind } from "#gateway/domains/lessons/contract";
import { createStore, type Readable } from "~/stores/createStore";
import { emptyContent, findProblems } from "./blockContent";
import {
  type DraftBlock,
  isDirty,
  type KeptBlock,
  keysAbove,
  mergeDraft,
  placeAfter,
  recoverBlocks,
  type ServerDraft,
  takeTheirs,
  toDraftBlocks,
} from "./draftBlocks";
import type { Answer, LessonCommands } from "./draftCommands";
import { createTaskQueue } from "./taskQueue";

const unreachable = "The server can't be reached. Please check your connection.";

/** Milliseconds without typing before a block is saved. */
export const typingPause = 700;

/** The draft of a lesson as it is edited: shown at once, and saved in order. */
export function createDraftStore(commands: LessonCommands, initial: ServerDraft) {
  const draft = createStore<{ readonly blocks: readonly DraftBlock[] }>({
    blocks: toDraftBlocks(initial.blocks),
  });
  let latest = initial;
  const deletedIds = new Set<number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const list = () => draft.read().blocks;
  const set = (blocks: readonly DraftBlock[]) => draft.set({ blocks });
  /** Notifies subscribers of queue changes, too. */
  const publish = () => set(list());
  const queue = createTaskQueue(mergeWhenIdle, commands.untilReached);
  const find = (key: string) => list().find((block) => block.key === key);
  const patch = (key: string, change: Partial<DraftBlock>) =>
    set(list().map((block) => (block.key === key ? { ...block, ...change } : block)));
  const aboveId = (keys: readonly string[]) =>
    keys.map((key) => find(key)?.id).find((id) => id !== null && id !== undefined) ?? null;

  function mergeWhenIdle() {
    set(queue.isIdle() ? mergeDraft(list(), latest.blocks, (id) => deletedIds.has(id)) : list());
  }

  /** Sends one change; `settle` is called unless the server was unreachable. */
  async function send(answer: Promise<Answer>, settle: (answer: Answer) => void) {
    const given = await answer;
    if (given.outcome === "unreachable") return "unreachable" as const;
    settle(given);
    // The screen was outdated: it goes on from what the server has.
    if (given.outcome === "refused" && given.code !== "INVALID") await commands.refresh();
    return "done" as const;
  }

  async function sendContent(key: string) {
    const block = find(key);
    if (!block || findProblems(block.content) || block.obstacle?.outcome === "conflict")
      return "done" as const;
    const { id, version, content } = block;
    if (id !== null && !isDirty(block)) return "done" as const;
    const above = aboveId(keysAbove(list(), key));
    const answer =
      id === null
        ? commands.add(content, { key, aboveId: above })
        : commands.update({ id, version }, content);
    return send(answer, (given) => {
      if (given.outcome === "saved") {
        patch(key, { id: given.id, version: given.version, saved: content, obstacle: null });
        // A block without one above it was added at the end.
        if (id === null && above === null && list().some((other) => other.id !== null && other.key !== key))
          move(key);
      } else if (given.outcome === "refused" && given.code !== "STALE")
        patch(key, { obstacle: { outcome: "refused", reason: given.reason } });
    });
  }

  function save(key: string) {
    clearTimeout(timers.get(key));
    timers.delete(key);
    const block = find(key);
    if (!block || findProblems(block.content)) return publish();
    queue.put({ name: `save ${key}`, run: () => sendContent(key) });
  }

  function saveAll() {
    for (const block of list()) if (isDirty(block)) save(block.key);
    queue.retry();
  }

  function edit(key: string, change: Partial<BlockContent>) {
    const block = find(key);
    if (!block) return;
    const obstacle = block.obstacle?.outcome === "conflict" ? block.obstacle : null;
    patch(key, { content: { ...block.content, ...change }, obstacle });
    clearTimeout(timers.get(key));
    timers.set(
      key,
      setTimeout(() => save(key), typingPause),
    );
  }

  function add(kind: BlockKind, afterKey: string | null, holding: Partial<BlockContent> = {}): string {
    const key = crypto.randomUUID();
    const content = { ...emptyContent(kind), ...holding };
    const block: DraftBlock = { key, id: null, version: 0, content, saved: null, obstacle: null, epoch: 0 };
    set(placeAfter(list(), block, afterKey));
    save(key);
    return key;
  }

  function move(key: string) {
    const above = keysAbove(list(), key);
    queue.put({
      name: crypto.randomUUID(),
      run: async () => {
        const id = find(key)?.id ?? null;
        return id === null ? "done" : send(commands.move(id, aboveId(above)), () => undefined);
      },
    });
  }

  function remove(key: string) {
    const block = find(key);
    if (!block) return;
    clearTimeout(timers.get(key));
    timers.delete(key);
    set(list().filter((other) => other !== block));
    queue.cancel(`save ${key}`);
    const { id, version } = block;
    if (id === null) return;
    deletedIds.add(id);
    const undo = () => deletedIds.delete(id);
    queue.put({
      name: `delete ${key}`,
      run: () => send(commands.remove({ id, version }), (given) => given.outcome === "refused" && undo()),
    });
  }

  /** Brings a deleted block back to its place, with what was typed. */
  function restore(block: DraftBlock, above: readonly string[]) {
    const { key, id } = block;
    const present = above.find((value) => find(value)) ?? null;
    set(placeAfter(list(), block, present));
    if (id === null) return save(key);
    deletedIds.delete(id);
    if (queue.cancel(`delete ${key}`)) return save(key);
    queue.put({
      name: `restore ${key}`,
      run: () =>
        send(commands.restore(id, null), (given) => {
          if (given.outcome === "saved") patch(key, { version: given.version });
        }),
    });
    move(key);
    save(key);
  }

  const shown: Readable<object> = draft;
  return {
    /** Changes with every change of the draft, and of what is saved. */
    draft: shown,
    blocks: list,
    edit,
    save,
    add,
    move,
    remove,
    restore,
    /** Brings back a block of the server's list of deleted ones; returns why that failed. */
    async restoreDeleted(id: number): Promise<string | null> {
      const answer = await commands.restore(id, null);
      if (answer.outcome !== "saved") return answer.outcome === "refused" ? answer.reason : unreachable;
      deletedIds.delete(id);
      await commands.refresh();
      return null;
    },
    /** Shows blocks in another order, before the final one is sent by `move`. */
    reorder(keys: readonly string[]) {
      set(keys.flatMap((key) => find(key) ?? []));
    },
    /** Merges what the server has; older news than those known are ignored. */
    merge(server: ServerDraft) {
      if (server.version < latest.version) return;
      latest = server;
      mergeWhenIdle();
    },
    /** Keeps the person's text of a block that someone else changed or deleted. */
    keepMine(key: string) {
      const block = find(key);
      if (block?.obstacle?.outcome !== "conflict") return;
      const { theirs } = block.obstacle;
      if (theirs) patch(key, { obstacle: null, version: theirs.version, saved: theirs.content });
      else patch(key, { obstacle: null, id: null, saved: null });
      save(key);
    },
    /** Takes the other person's text, or their deletion. */
    takeTheirs(key: string) {
      const block = find(key);
      if (block?.obstacle?.outcome !== "conflict") return;
      const { theirs } = block.obstacle;
      if (!theirs) return set(list().filter((other) => other !== block));
      patch(key, takeTheirs(block, theirs));
    },
    /** Puts back what was typed before, as after a crash, and saves it. */
    recover(kept: readonly KeptBlock[]) {
      set(mergeDraft(recoverBlocks(list(), kept), latest.blocks, (id) => deletedIds.has(id)));
      saveAll();
    },
    /** Sends everything that is not saved again. */
    saveAll,
    /** Sends everything that waits now. */
    flush() {
      for (const key of [...timers.keys()]) save(key);
      queue.retry();
    },
    isPaused: queue.isPaused,
    isSaving: (key: string) =>
      timers.has(key) || queue.isRunning(`save ${key}`) || queue.isWaiting(`save ${key}`),
    /** Whether anything would be lost by leaving. */
    isUnsaved: () => !queue.isIdle() || list().some(isDirty),
    isBusy: () => !queue.isIdle() || timers.size > 0,
    /** Stops what waits, as when the screen closes. */
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
      queue.stop();
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
