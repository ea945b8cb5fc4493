import { findProblems } from "./blockContent";
import { type DraftBlock, isDirty } from "./draftBlocks";
import type { DraftStore } from "./draftStore";

/** Whether a block is saved, and if not, why. */
export type BlockSaveState =
  | { at: "saved" | "saving" | "offline" | "conflict" }
  /** The reason where no field beside it says it. */
  | { at: "incomplete"; reason: string | null }
  | { at: "refused"; reason: string };

/** The save state of a block. */
export function getSaveState(store: DraftStore, block: DraftBlock): BlockSaveState {
  const { obstacle, key, id, content } = block;
  if (obstacle?.outcome === "conflict") return { at: "conflict" };
  if (obstacle?.outcome === "refused") return { at: "refused", reason: obstacle.reason };
  const problems = findProblems(content);
  if (problems) return { at: "incomplete", reason: problems["markdown"] ?? null };
  const isSaving = store.isSaving(key) || id === null || isDirty(block);
  if (!isSaving) return { at: "saved" };
  return { at: store.isPaused() ? "offline" : "saving" };
}

/** Describes the save state of the whole lesson. */
export function getLessonState(store: DraftStore): BlockSaveState {
  const states = store.blocks().map((block) => getSaveState(store, block));
  const worst = (["refused", "conflict", "offline", "saving", "incomplete"] as const)
    .map((at) => states.find((state) => state.at === at))
    .find((state) => state);
  if (worst) return worst;
  if (!store.isBusy()) return { at: "saved" };
  return { at: store.isPaused() ? "offline" : "saving" };
}
