import type { Context } from "../graphql/context";
import { noRequest } from "../schema/createContext";
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
export function viewerClass(viewer: Viewer): string {
  if (!isMember(viewer)) return JSON.stringify([viewer.organizationId, viewer.session]);
  const { organizationId, userType, roles } = viewer;
  return JSON.stringify([organizationId, userType, ...roles]);
}

const personal = ["userId", "username", "name", "sessionHash"] as const;
const callers = ["address", "isBehindUnknownProxy", "userAgent", "effects"] as const;
/** A stand-in for all viewers of the same class as the given one. */
export function anyViewerLike(example: Viewer): AnyViewer {
  let asked = false;
  const noticing = (target: object, names: readonly string[]): PropertyDescriptorMap =>
    Object.fromEntries(
      names.map((name) => {
        const value: unknown = Reflect.get(target, name);
        const get = () => {
          asked = true;
          return value;
        };
        return [name, { get, enumerable: true }];
      }),
    );
  const ofCaller = noticing(noRequest, callers);
  return {
    viewer: isMember(example)
      ? Object.defineProperties({ ...example }, noticing(example, personal))
      : { ...example },
    wasAsked: () => asked,
    guard: (context) => Object.defineProperties(context, ofCaller),
  };
}
