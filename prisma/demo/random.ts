import { itemAt } from "./lookup";

/** A reproducible source of randomness: the same seed gives the same sequence. */
export interface Random {
  /** At least 0, less than 1. */
  fraction(): number;
  /** A whole number, both ends included. */
  integer(least: number, greatest: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy of the list. */
  shuffle<T>(list: readonly T[]): T[];
  /** A number of different items, or all when the list is shorter. */
  sample<T>(list: readonly T[], count: number): T[];
  /** A separate source for one purpose, so that a change elsewhere does not change its values. */
  fork(purpose: string): Random;
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** FNV-1a: near seeds and near purposes lead far apart. */
function hash(seed: number, purpose: string): number {
  let value = 0x811c9dc5 ^ seed;
  for (const character of purpose) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

/** Makes a source of chance from a seed. */
export function createRandom(seed: number): Random {
  const fraction = mulberry32(seed);
  const integer = (least: number, greatest: number) =>
    least + Math.floor(fraction() * (greatest - least + 1));

  function sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) {
      const at = integer(0, rest.length - 1);
      const last = rest.length - 1;
      [rest[at], rest[last]] = [itemAt(rest, last), itemAt(rest, at)];
      taken.push(...rest.splice(last, 1));
    }
    return taken;
  }

  return {
    fraction,
    integer,
    sample,
    chance: (probability) => fraction() < probability,
    pick: (list) => itemAt(list, integer(0, list.length - 1)),
    shuffle: (list) => sample(list, list.length),
    fork: (purpose) => createRandom(hash(seed, purpose)),
  };
}
