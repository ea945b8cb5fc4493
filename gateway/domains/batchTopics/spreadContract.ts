interface Bounds {
  from: number;
  to: number;
}

/** Above any sum of the distances that decide between equally even spreads. */
const evennessWeight = 1e9;

/** The positions of items if those with the same bounds were spread on their own. */
function idealPlaces(bounds: readonly Bounds[]): number[] {
  const key = ({ from, to }: Bounds) => `${from} ${to}`;
  const sizes = new Map<string, number>();
  for (const bound of bounds) sizes.set(key(bound), (sizes.get(key(bound)) ?? 0) + 1);
  const seen = new Map<string, number>();
  return bounds.map((bound) => {
    const place = seen.get(key(bound)) ?? 0;
    seen.set(key(bound), place + 1);
    return bound.from + ((place + 0.5) * (bound.to - bound.from + 1)) / (sizes.get(key(bound)) ?? 1) - 0.5;
  });
}

interface Spreading {
  load: readonly number[];
  bounds: readonly Bounds[];
  ideal: readonly number[];
  /** The most items at one position. */
  cap: number;
}

/** The lowest cost of assigning the first items to the positions so far, by item count. */
type Costs = Float64Array;

/**
 * Tries every share for a position that the cap and the bounds allow; returns the new costs and the shares.
 */
function addPlace(spreading: Spreading, costs: Costs, place: number): { next: Costs; shares: Int32Array } {
  const { load, bounds, ideal, cap } = spreading;
  const next = costs.slice();
  const shares = new Int32Array(bounds.length + 1);
  for (let items = 1; items <= bounds.length; items += 1) {
    let distance = 0;
    for (let count = 1; count <= Math.min(items, cap); count += 1) {
      const at = items - count;
      const { from, to } = bounds[at] ?? { from: 1, to: 0 };
      if (place < from || place > to) break;
      distance += (place - (ideal[at] ?? 0)) ** 2;
      const added = (2 * (load[place] ?? 0) * count + count * count) * evennessWeight + distance;
      const cost = (costs[at] ?? Number.POSITIVE_INFINITY) + added;
      if (cost >= (next[items] ?? 0)) continue;
      next[items] = cost;
      shares[items] = count;
    }
  }
  return { next, shares };
}

/**
 * For each position and item count, the share of the position in the best spread up to it: the sum of the
 * squared loads is the least, then the distance from the ideal positions.
 */
function bestShares(spreading: Spreading): { shares: Int32Array[]; cost: number } {
  const items = spreading.bounds.length;
  let costs: Costs = new Float64Array(items + 1).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  const shares = spreading.load.map((_, place) => {
    const added = addPlace(spreading, costs, place);
    costs = added.next;
    return added.shares;
  });
  return { shares, cost: costs[items] ?? 0 };
}

/** The position of each item, read backwards from the best shares. */
function readPlaces(shares: readonly Int32Array[], items: number): { places: number[]; most: number } {
  const places: number[] = [];
  let left = items;
  let most = 0;
  for (let place = shares.length - 1; place >= 0; place -= 1) {
    const count = shares[place]?.[left] ?? 0;
    most = Math.max(most, count);
    for (let item = 0; item < count; item += 1) places.unshift(place);
    left -= count;
  }
  return { places, most };
}

/**
 * Spreads items over positions without changing their order, each inside its bounds, as evenly as possible on
 * top of the existing load. Null when the order and the bounds cannot both be kept.
 */
export function spreadOver(load: readonly number[], bounds: readonly Bounds[]): number[] | null {
  const ideal = idealPlaces(bounds);
  // The costs are convex: a best spread that does not reach the cap is the best without one.
  for (let cap = Math.ceil(bounds.length / Math.max(1, load.length)) + 2; ; cap *= 2) {
    const { shares, cost } = bestShares({ load, bounds, ideal, cap });
    const { places, most } = readPlaces(shares, bounds.length);
    const isBest = Number.isFinite(cost) && most < cap;
    if (isBest || cap > bounds.length) return Number.isFinite(cost) ? places : null;
  }
}
