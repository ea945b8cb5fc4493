import type { Context } from "../graphql/context";
import { isMember, type Viewer } from "../session/viewer";

/** Stands for every viewer of a class, and notices when somebody asks which of them it is. */
export interface AnyViewer {
  viewer: Viewer;
  /** Whether it was asked: what was found out then holds for nobody but the viewer whose values it gave. */
  wasAsked(): boolean;
  /** Notices the same of a context's caller. */
  guard(context: Context): Context;
}

/** What viewers may share: they are the same to every rule that asks for kind, type, roles and tenant. */
export function classOf(viewer: Viewer): string {
  if (!isMember(viewer)) return JSON.stringify([viewer.organizationId, viewer.session]);
  const { organizationId, userType, roles } = viewer;
  return JSON.stringify([organizationId, userType, ...roles]);
}

const personal = ["userId", "username", "name", "sessionHash"] as const;
const callers = ["address", "userAgent", "effects"] as const;

/** A stand-in for all viewers of the same class as the given one. */
export function anyViewerLike(example: Viewer): AnyViewer {
  let asked = false;
  const notice = <Target extends object>(target: Target, names: readonly (keyof Target)[]): Target => {
    for (const name of names) {
      const value = target[name];
      const get = () => {
        asked = true;
        return value;
      };
      Object.defineProperty(target, name, { get, enumerable: true });
    }
    return target;
  };
  return {
    viewer: isMember(example) ? notice({ ...example }, personal) : { ...example },
    wasAsked: () => asked,
    guard: (context) => notice(context, callers),
  };
}
