/** Which rows of the grid are selected: from where the selection began to where it is now. */
export interface Selection {
  anchor: number;
  active: number;
}

/** The first and the last selected row. */
export const getRange = ({ anchor, active }: Selection): [first: number, last: number] => [
  Math.min(anchor, active),
  Math.max(anchor, active),
];

export const isSelected = (selection: Selection, index: number): boolean => {
  const [first, last] = getRange(selection);
  return index >= first && index <= last;
};

const page = 10;

/** Where a key leads; undefined for a key that moves nothing. */
export function rowAfter(key: string, { active }: Selection, count: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ...{ ArrowUp: active - 1, ArrowDown: active + 1, PageUp: active - page, PageDown: active + page },
    ...{ Home: 0, End: count - 1 },
  };
  const moved = moves[key];
  return moved === undefined ? undefined : Math.min(count - 1, Math.max(0, moved));
}

/** All rows of the module that a row belongs to; the first of them is where one goes on from. */
export function moduleRange(rows: readonly { readonly moduleId: string }[], index: number): Selection {
  const isOther = (at: number) => rows[at]?.moduleId !== rows[index]?.moduleId;
  let [first, last] = [index, index];
  while (!isOther(first - 1)) first -= 1;
  while (!isOther(last + 1)) last += 1;
  return { anchor: last, active: first };
}
