import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useState,
} from "react";
import { useReached } from "../relay/connection";

const Nothing = (): null => null;

interface Waiting<Props> {
  /** Stands there while the code is on its way. */
  fallback?: ReactNode;
  /** Stands there when the code could not be loaded; nothing when left out. */
  missing?: ComponentType<Props>;
}

/**
 * A component whose code comes when it is first shown. React remembers a failed `lazy` for the page's life: this one asks
 * again whenever it is shown anew and when the server is back, and never takes the screen down with it.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, missing: Missing = Nothing }: Waiting<Props> = {},
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
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
