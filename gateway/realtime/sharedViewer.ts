import type { Context } from "../graphql/context";
import { noRequest } from "../schema/createContext";
import { isMember, type Viewer } from "../session/viewer";

/** A placeholder viewer for a whole class. Reading its identity marks the result as not shareable. */
export interface SharedViewer {
  viewer: Viewer;
  /** Whether its identity was read: the result then holds only for the viewer whose values it gave. */
  wasRead(): boolean;
  /** Notices the same of a context's caller. */
  guard(context: Context): Context;
}

const personal = ["userId", "username", "name", "sessionHash"] as const;
const callers = ["address", "isBehindUnknownProxy", "userAgent", "effects"] as const;
/** A placeholder for all viewers of the same class as the given one. */
export function createSharedViewer(example: Viewer): SharedViewer {
  let wasRead = false;
  const watchReads = (target: object, names: readonly string[]): PropertyDescriptorMap =>
    Object.fromEntries(
      names.map((name) => {
        const value: unknown = Reflect.get(target, name);
        const get = () => {
          wasRead = true;
          return value;
        };
        return [name, { get, enumerable: true }];
      }),
    );
  const callerReads = watchReads(noRequest, callers);
  return {
    viewer: isMember(example)
      ? Object.defineProperties({ ...example }, watchReads(example, personal))
      : { ...example },
    wasRead: () => wasRead,
    guard: (context) => Object.defineProperties(context, callerReads),
  };
}
