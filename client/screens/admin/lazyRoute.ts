import type { ComponentType } from "react";
import { lazyScreen } from "~/layout/lazyScreen";

interface Parts<Screen extends string, Loading extends string> {
  /** The screen, by the name that its module exports it under. */
  screen: Screen;
  /** The skeleton while the data load: another export of the module, or a generic one. */
  loading?: Loading | ComponentType;
  /** Says what could not be loaded, where the specification has words for it. */
  failed?: string;
}

/** A route's `lazy` for a screen: its module is loaded with the first visit. */
export function lazyRoute<Screen extends string, Loading extends string = never>(
  load: () => Promise<Record<NoInfer<Screen | Loading>, ComponentType>>,
  { screen, loading, failed }: Parts<Screen, Loading>,
) {
  return async () => {
    const module = await load();
    return lazyScreen(module[screen], typeof loading === "string" ? module[loading] : loading, failed);
  };
}
