import type { ComponentType } from "react";
import { lazyRoute } from "~/layout/lazyRoute";
import { FormSkeleton, ListSkeleton } from "./ScreenSkeletons";

type Load<Screen extends string> = () => Promise<Record<NoInfer<Screen>, ComponentType>>;

/** A route's `lazy` for a screen that shows a form, with its placeholder; `failed` says what could not be loaded. */
export const lazyForm = <Screen extends string>(load: Load<Screen>, screen: Screen, failed?: string) =>
  lazyRoute(load, screen, { loading: FormSkeleton, failed });

/** A route's `lazy` for a screen that shows rows, with their placeholder. */
export const lazyRows = <Screen extends string>(load: Load<Screen>, screen: Screen, failed?: string) =>
  lazyRoute(load, screen, { loading: ListSkeleton, failed });
