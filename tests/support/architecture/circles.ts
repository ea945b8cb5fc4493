import type { Import } from "./imports";

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

function toGraph(imports: readonly Import[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to, own } of imports) {
    if (!own) continue;
    const file = from.replace(/\.(tsx?|mjs|js)$/, "");
    const targets = graph.get(file) ?? new Set();
    graph.set(file, targets.add(to));
  }
  return graph;
}

/** The shortest way from a file back to itself. */
function findWayBack(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) return walkBack(cameFrom, file, start);
      if (cameFrom.has(next) || !graph.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  }
  return undefined;
}

function walkBack(cameFrom: ReadonlyMap<string, string>, end: string, start: string): string[] {
  const way = [end];
  for (let file = cameFrom.get(end); file !== undefined && end !== start; file = cameFrom.get(file))
    way.push(file);
  return way.reverse();
}

/** The circles that imports run in, those of types included: each file of a circle belongs to one of them. */
export function findCircles(imports: readonly Import[]): string[] {
  const graph = toGraph(imports);
  const seen = new Set<string>();
  return [...graph.keys()].flatMap((file) => {
    if (seen.has(file)) return [];
    const way = findWayBack(graph, file);
    for (const passed of way ?? []) seen.add(passed);
    return way ? [[...way, file].join(" -> ")] : [];
  });
}
