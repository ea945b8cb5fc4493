import { takeTheirs } from "./draftBlocks";
import type { DraftState } from "./draftState";

/** The two ways out of a conflict over a block. */
export function createDraftConflicts({ find, patch, list, set }: DraftState, save: (key: string) => void) {
  const findConflict = (key: string) => {
    const block = find(key);
    return block?.obstacle?.outcome === "conflict" ? { block, theirs: block.obstacle.theirs } : null;
  };
  return {
    /** Keeps the person's text of a block that someone else changed or deleted. */
    keepMine(key: string) {
      const conflict = findConflict(key);
      if (!conflict) return;
      const { theirs } = conflict;
      if (theirs) patch(key, { obstacle: null, version: theirs.version, saved: theirs.content });
      else patch(key, { obstacle: null, id: null, saved: null });
      save(key);
    },
    /** Takes the other person's text, or their deletion. */
    takeTheirs(key: string) {
      const conflict = findConflict(key);
      if (!conflict) return;
      const { block, theirs } = conflict;
      if (theirs) patch(key, takeTheirs(block, theirs));
      else set(list().filter((other) => other !== block));
    },
  };
}
