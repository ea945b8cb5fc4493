import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useState,
} from "react";
import { useReached } from "./connection";

const Nothing = (): null => null;

interface StandIns<Props> {
  /** Shown while the code loads. */
  fallback?: ReactNode;
  /** Shown instead while the code loads, where that depends on the props. */
  early?: ComponentType<Props>;
  /** Shown when the code could not be loaded; nothing by default. */
  missing?: ComponentType<Props>;
}

/**
 * A component whose code loads when it is first shown. React caches a failed `lazy` for the life of the page; this one
 * retries whenever it is shown again and when the server is back, and never takes the screen down.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, early: Early, missing: Missing = Nothing }: StandIns<Props> = {},
): ComponentType<Props> {
  let current: LazyExoticComponent<ComponentType<Props>> | undefined;
  const forget = () => {
    current = undefined;
    return Missing;
  };
  const find = () => {
    current ??= lazy(async () => ({ default: await load().catch(forget) }));
    return current;
  };
  return function LatePart(props: Props) {
    const [Part, setPart] = useState(find);
    useReached(useCallback(() => setPart(find), []));
    return (
      <Suspense fallback={Early ? <Early {...props} /> : fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
