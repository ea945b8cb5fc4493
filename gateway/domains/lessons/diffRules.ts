import { type BlockContent, isSameContent } from "./blockContract";
import type { BlockChange } from "./contract";

interface DraftBlock extends BlockContent {
  id: number;
}

interface PublishedBlock extends BlockContent {
  id: number;
  draftId: number | null;
}

/** A difference between the draft and the published lesson, by the ids of the blocks. */
export interface Difference {
  change: BlockChange;
  draftId: number | null;
  publishedId: number | null;
}

/** The members of the longest part of a list whose places increase: the others were moved. */
function longestIncrease(places: readonly number[]): ReadonlySet<number> {
  const best: number[][] = [];
  for (const [index, place] of places.entries()) {
    const before = best
      .slice(0, index)
      .filter((_run, at) => (places[at] ?? 0) < place)
      .reduce<number[]>((longest, run) => (run.length > longest.length ? run : longest), []);
    best.push([...before, place]);
  }
  return new Set(best.reduce((longest, run) => (run.length > longest.length ? run : longest), []));
}

/**
 * The differences of a draft from the published lesson, in the order of the draft; deleted blocks come last.
 */
export function diffLesson(draft: readonly DraftBlock[], published: readonly PublishedBlock[]): Difference[] {
  const places = new Map(published.map(({ draftId }, place) => [draftId, place]));
  const kept = draft.flatMap(({ id }) => places.get(id) ?? []);
  const still = longestIncrease(kept);
  const differences = draft.flatMap((block): Difference[] => {
    const place = places.get(block.id);
    const copy = place === undefined ? undefined : published[place];
    if (place === undefined || copy === undefined)
      return [{ change: "ADDED", draftId: block.id, publishedId: null }];
    const ids = { draftId: block.id, publishedId: copy.id };
    if (!isSameContent(block, copy)) return [{ change: "CHANGED", ...ids }];
    return still.has(place) ? [] : [{ change: "MOVED", ...ids }];
  });
  const left = new Set(draft.map(({ id }) => id));
  const gone = published.filter(({ draftId }) => draftId === null || !left.has(draftId));
  return [
    ...differences,
    ...gone.map(({ id }): Difference => ({ change: "DELETED", draftId: null, publishedId: id })),
  ];
}
