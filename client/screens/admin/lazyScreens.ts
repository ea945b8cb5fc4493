import type { ComponentType } from "react";
import { lazyRoute } from "~/layout/lazyRoute";
import { FormSkeleton, ListSkeleton } from "./ScreenSkeletons";

type Load<Name extends string> = () => Promise<Record<NoInfer<`${Name}Screen`>, ComponentType>>;

/** A route's `lazy` for `XScreen`, which shows a form, with its placeholder; `failed` says what could not be loaded. */
export const lazyForm = <Name extends string>(load: Load<Name>, name: Name, failed?: string) =>
  lazyRoute(load, `${name}Screen`, FormSkeleton, failed);

/** A route's `lazy` for `XScreen`, which shows rows, with their placeholder. */
export const lazyRows = <Name extends string>(load: Load<Name>, name: Name, failed?: string) =>
  lazyRoute(load, `${name}Screen`, ListSkeleton, failed);
