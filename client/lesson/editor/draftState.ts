import { createStore } from "~/stores/createStore";
import { type DraftBlock, keysAbove, mergeDraft, type ServerDraft, toDraftBlocks } from "./draftBlocks";

/** The blocks as they are shown, and what the server had last. */
export function createDraftState(initial: ServerDraft) {
  const draft = createStore<{ readonly blocks: readonly DraftBlock[] }>({
    blocks: toDraftBlocks(initial.blocks),
  });
  let latest = initial;
  const deletedIds = new Set<number>();
  const list = () => draft.read().blocks;
  const set = (blocks: readonly DraftBlock[]) => draft.set({ blocks });
  const find = (key: string) => list().find((block) => block.key === key);
  const getMerged = (blocks: readonly DraftBlock[]) =>
    mergeDraft(blocks, latest.blocks, (id) => deletedIds.has(id));
  return {
    draft,
    list,
    set,
    find,
    /** The blocks that were deleted here, and may still be among the server's. */
    deletedIds,
    patch: (key: string, change: Partial<DraftBlock>) =>
      set(list().map((block) => (block.key === key ? { ...block, ...change } : block))),
    /** Returns the id of the block above one; null for the first place. */
    findAboveId: (key: string) =>
      keysAbove(list(), key)
        .map((above) => find(above)?.id)
        .find((id) => id !== null && id !== undefined) ?? null,
    /** Notifies subscribers of what is saved, too. */
    publish: () => set(list()),
    /** Shows the server's changes, in blocks of the person's. */
    merge: (blocks: readonly DraftBlock[] = list()) => set(getMerged(blocks)),
    /** Takes what the server has; returns false for older news than those known. */
    takeLatest(server: ServerDraft): boolean {
      if (server.version < latest.version) return false;
      latest = server;
      return true;
    },
  };
}

export type DraftState = ReturnType<typeof createDraftState>;
