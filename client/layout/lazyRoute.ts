import type { ComponentType } from "react";
import { lazyScreen } from "./lazyScreen";

/**
 * A route's `lazy` for the screen that a module exports by this name: the module is loaded with the first visit.
 * `loading` is the skeleton while the data load, another export of the module or a generic one; `failed` says what could
 * not be loaded, where the specification has words for it. It carries `load` and `loading`, from which the build reads
 * which files a page takes, and what is shown before they arrive.
 */
export function lazyRoute<Screen extends string, Loading extends string | ComponentType = never>(
  load: () => Promise<Record<NoInfer<Screen | Extract<Loading, string>>, ComponentType>>,
  screen: Screen,
  loading?: Loading,
  failed?: string,
) {
  const lazy = async () => {
    const module = await load();
    return lazyScreen(module[screen], typeof loading === "string" ? module[loading] : loading, failed);
  };
  return Object.assign(lazy, { load, loading });
}

/** A route's `lazy` for the screen that a module exports beside a skeleton of its own: `XScreen` and `XSkeleton`. */
export const lazyWithSkeleton = <Name extends string>(
  load: () => Promise<Record<NoInfer<`${Name}Screen` | `${Name}Skeleton`>, ComponentType>>,
  name: Name,
  failed?: string,
) => lazyRoute(load, `${name}Screen`, `${name}Skeleton`, failed);

/** Loads a screen and the skeleton that it shares with others, or with the server, at the same time. */
export async function loadBoth<Screen, Skeleton>(
  screen: Promise<Screen>,
  skeleton: Promise<Skeleton>,
): Promise<Screen & Skeleton> {
  const [ofScreen, ofSkeleton] = await Promise.all([screen, skeleton]);
  return { ...ofScreen, ...ofSkeleton };
}
