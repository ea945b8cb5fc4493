import { nanoid } from "nanoid";
import type { BlockContent } from "#gateway/domains/lessons/blockContract";
import type { BlockKind } from "#gateway/domains/lessons/contract";
import type { Readable } from "~/stores/createStore";
import { emptyContent, findProblems } from "./blockContent";
import {
  type DraftBlock,
  isDirty,
  type KeptBlock,
  placeAfter,
  recoverBlocks,
  type ServerDraft,
} from "./draftBlocks";
import type { LessonCommands } from "./draftCommands";
import { createDraftConflicts } from "./draftConflicts";
import { createDraftSending } from "./draftSending";
import { createDraftState, type DraftState } from "./draftState";
import { createDraftTimers } from "./draftTimers";

const unreachable = "The server can't be reached. Please check your connection.";

type DraftSending = ReturnType<typeof createDraftSending>;

/** Saves blocks after a pause in typing, or at once. */
function createDraftSaves({ list, find, publish }: DraftState, sending: DraftSending) {
  const timers = createDraftTimers(save);
  function save(key: string) {
    timers.cancel(key);
    const block = find(key);
    if (!block || findProblems(block.content)) return publish();
    sending.sendContent(key);
  }
  return {
    timers,
    save,
    /** Sends everything that is not saved again. */
    saveAll() {
      for (const block of list()) if (isDirty(block)) save(block.key);
      sending.retry();
    },
    /** Sends everything that waits now. */
    flush() {
      for (const key of timers.keys()) save(key);
      sending.retry();
    },
  };
}

/** The changes that a person makes of a draft: shown at once, then saved. */
function createDraftEdits(
  state: DraftState,
  sending: DraftSending,
  saves: ReturnType<typeof createDraftSaves>,
) {
  const { list, set, find, patch } = state;
  const { timers, save } = saves;
  return {
    edit(key: string, change: Partial<BlockContent>) {
      const block = find(key);
      if (!block) return;
      const obstacle = block.obstacle?.outcome === "conflict" ? block.obstacle : null;
      patch(key, { content: { ...block.content, ...change }, obstacle });
      timers.restart(key);
    },
    add(kind: BlockKind, afterKey: string | null, holding: Partial<BlockContent> = {}): string {
      const key = nanoid();
      const content = { ...emptyContent(kind), ...holding };
      const block: DraftBlock = { key, id: null, version: 0, content, saved: null, obstacle: null, epoch: 0 };
      set(placeAfter(list(), block, afterKey));
      save(key);
      return key;
    },
    remove(key: string) {
      const block = find(key);
      if (!block) return;
      timers.cancel(key);
      set(list().filter((other) => other !== block));
      sending.sendDeletion(block);
    },
    /** Brings a deleted block back to its place, with what was typed. */
    restore(block: DraftBlock, above: readonly string[]) {
      const present = above.find((value) => find(value)) ?? null;
      set(placeAfter(list(), block, present));
      sending.sendRestoration(block);
      save(block.key);
    },
    /** Shows blocks in another order, before the final one is sent by `move`. */
    reorder(keys: readonly string[]) {
      set(keys.flatMap((key) => find(key) ?? []));
    },
    /** Puts back what was typed before, as after a crash, and saves it. */
    recover(kept: readonly KeptBlock[]) {
      state.merge(recoverBlocks(list(), kept));
      saves.saveAll();
    },
  };
}

/** The draft of a lesson as it is edited: shown at once, and saved in order. */
export function createDraftStore(commands: LessonCommands, initial: ServerDraft) {
  const state = createDraftState(initial);
  const sending = createDraftSending(state, commands);
  const saves = createDraftSaves(state, sending);
  const { timers, save, saveAll, flush } = saves;
  const shown: Readable<object> = state.draft;
  return {
    /** Changes with every change of the draft, and of what is saved. */
    draft: shown,
    blocks: state.list,
    ...createDraftEdits(state, sending, saves),
    ...createDraftConflicts(state, save),
    save,
    saveAll,
    flush,
    move: sending.sendPlace,
    /** Brings back a block of the server's list of deleted ones; returns why that failed. */
    async restoreDeleted(id: number): Promise<string | null> {
      const answer = await commands.restore(id, null);
      if (answer.outcome !== "saved") return answer.outcome === "refused" ? answer.reason : unreachable;
      state.deletedIds.delete(id);
      await commands.refresh();
      return null;
    },
    /** Merges what the server has; older news than those known are ignored. */
    merge(server: ServerDraft) {
      if (state.takeLatest(server)) sending.mergeWhenIdle();
    },
    isPaused: sending.isPaused,
    isSaving: (key: string) => timers.has(key) || sending.isSending(key),
    /** Whether anything would be lost by leaving. */
    isUnsaved: () => !sending.isIdle() || state.list().some(isDirty),
    isBusy: () => !sending.isIdle() || timers.keys().length > 0,
    /** Stops what waits, as when the screen closes. */
    stop() {
      timers.stop();
      sending.stop();
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
