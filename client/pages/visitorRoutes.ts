import { type LazyRouteFunction, matchRoutes, type RouteObject } from "react-router-dom";
import { areaAddresses } from "../areaAddresses";
import { blogArea } from "../blogArea";
import { mailLinkArea } from "../mailLinkArea";
import { resultArea } from "../resultArea";
import { authRoutes } from "../screens/auth/routes";
import { notFoundRoutes } from "../screens/notFound/routes";
import { publicRoutes } from "../screens/public/routes";

/** The screens that anyone may read without signing in. */
export const visitorRoutes: RouteObject[] = [...publicRoutes, ...blogArea, ...resultArea, ...notFoundRoutes];

const { blog: _blog, result: _result, ...others } = areaAddresses;
const ofOthers = Object.values(others);

/** Whether an address leads to a screen for signing in or for those who are signed in. */
export const isForMembers = (path: string): boolean =>
  path === "/" || ofOthers.some((address) => address.test(path)) || matchRoutes(authRoutes, path) !== null;

/** The screens for signing in, by password or by a mailed link. */
export const signInRoutes: RouteObject[] = [...authRoutes, ...mailLinkArea];

/** Whether a screen has the address, of some routes: one for every other address is none. */
export function hasScreen(routes: RouteObject[], path: string): boolean {
  const last = matchRoutes(routes, path)?.at(-1);
  return last !== undefined && last.route.path?.endsWith("*") !== true;
}

/** Whether every part of a path can be decoded: browsers say of the others what is wrong. */
export function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

/** A route with its code loaded. */
export async function loadRoute({ lazy, children: _none, ...route }: RouteObject): Promise<RouteObject> {
  if (typeof lazy !== "function") return route;
  const load: LazyRouteFunction<RouteObject> = lazy;
  return { ...route, ...(await load()) };
}
