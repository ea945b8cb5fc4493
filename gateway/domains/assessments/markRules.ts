interface Copy {
  sourceId: number | null;
  title: string;
}

/**
 * The key that copies of one question share; copies from before their source was kept are told apart by their text.
 */
export const questionKey = ({ sourceId, title }: Copy): string =>
  sourceId === null ? `text ${title}` : `question ${sourceId}`;

/** Copies of a question with one title, over all attempts. */
interface Copies extends Copy {
  /** The first place at which it was asked. */
  place: number;
  /** The latest of them. */
  lastId: number;
}

/** A question that attempts were asked. */
export interface AskedQuestion {
  key: string;
  title: string;
}

/**
 * The questions that have copies, each once with its latest title, by the first place at which it was asked.
 */
export function listAsked(copies: readonly Copies[]): AskedQuestion[] {
  const asked = new Map<string, Copies>();
  for (const copy of copies.toSorted((left, right) => left.lastId - right.lastId)) {
    const key = questionKey(copy);
    const place = Math.min(copy.place, asked.get(key)?.place ?? copy.place);
    asked.set(key, { ...copy, place });
  }
  return [...asked]
    .toSorted(([, item], [, other]) => item.place - other.place || item.lastId - other.lastId)
    .map(([key, { title }]) => ({ key, title }));
}
