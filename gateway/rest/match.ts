import { BadRequest, type RestRoute } from "../routes/route";

interface Compiled<Route> {
  route: Route;
  pattern: RegExp;
  names: readonly string[];
}

const escapePattern = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, "\\$&");

function compile<Route extends Pick<RestRoute, "path">>(route: Route): Compiled<Route> {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const source = escapePattern(route.path).replace(/\{(\w+)\}/g, "([^/]+)");
  return { route, names, pattern: new RegExp(`^${source}$`) };
}

/** Orders paths so that, from the left, a fixed part comes before one that holds a placeholder. */
function byFixedParts(left: { route: { path: string } }, right: { route: { path: string } }): number {
  const [parts, others] = [left, right].map(({ route }) =>
    route.path.split("/").map((part) => part.includes("{")),
  );
  const at = parts?.findIndex((open, place) => open !== others?.[place]) ?? -1;
  return at < 0 ? 0 : Number(parts?.[at]) - Number(others?.[at] ?? false);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new BadRequest("The address cannot be decoded");
  }
}

export type Match<Route> =
  | { found: true; route: Route; path: Record<string, string> }
  /** The methods of the path; none when there is no such path. */
  | { found: false; allowed: string[] };

/** Finds routes by method and path; a fixed part of a path goes before a placeholder. */
export function openMatcher<Route extends Pick<RestRoute, "path" | "method">>(routes: readonly Route[]) {
  const compiled = routes.map(compile).sort(byFixedParts);
  return (method: string, path: string): Match<Route> => {
    const matching = compiled.filter(({ pattern }) => pattern.test(path));
    const chosen = matching.find(({ route }) => route.method === method);
    if (!chosen) return { found: false, allowed: [...new Set(matching.map(({ route }) => route.method))] };
    const values = chosen.pattern.exec(path)?.slice(1) ?? [];
    const entries = chosen.names.map((name, index) => [name, decode(values[index] ?? "")]);
    return { found: true, route: chosen.route, path: Object.fromEntries(entries) };
  };
}
