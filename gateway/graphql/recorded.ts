import { type Recording, recording } from "../database/recording";
import { findAction, type HistoryAction } from "../domains/actionContract";
import { isMember, type Viewer } from "../session/viewer";
import type { Context } from "./context";

type Recorded = Pick<Context, "viewer" | "tenant" | "clock" | "bus" | "source">;

/** Returns a viewer as the history's actor. */
const toActor = (viewer: Viewer): Pick<Recording, "actorId" | "actorName" | "isSelf"> =>
  isMember(viewer)
    ? { actorId: viewer.userId, actorName: viewer.name }
    : { actorId: null, actorName: "", isSelf: true };

const numberIn = (from: object, name: string): number | undefined => {
  const value: unknown = Reflect.get(from, name);
  return typeof value === "number" ? value : undefined;
};

/** The batch and the course that arguments name. */
function readPlace(args: object): Pick<Recording, "batchId" | "courseId"> {
  const input: unknown = Reflect.get(args, "input");
  const within = typeof input === "object" && input !== null ? input : {};
  const find = (name: string) => numberIn(args, name) ?? numberIn(within, name);
  return { batchId: find("batchId"), courseId: find("courseId") };
}

interface Acting extends Pick<Recording, "undoOf" | "onEntry"> {
  action: HistoryAction;
  args?: object;
}

/** Runs work whose changes the history records as the viewer's, and notifies its subscribers. */
export async function recordAs<Result>(
  { viewer, tenant, clock, bus, source = "SCREEN" }: Recorded,
  { args = {}, ...action }: Acting,
  work: () => Promise<Result>,
): Promise<Result> {
  const entry = { ...action, ...toActor(viewer), ...readPlace(args), source, at: clock() };
  const result = await recording(entry, work);
  bus.publish("historyChanged", { organizationId: tenant.id });
  return result;
}

/**
 * Runs the command of a mutation and records it under its action, or not at all if it is exempt. Throws, when the
 * schema is built, for a mutation without a declaration.
 */
export function recordedMutation(name: string) {
  const action = findAction(name);
  return <Result>(
    context: Context,
    about: Pick<Acting, "args" | "onEntry">,
    work: () => Promise<Result>,
  ): Promise<Result> => (action === null ? work() : recordAs(context, { ...about, action }, work));
}

const entries = new WeakMap<object, readonly number[]>();

/** Notes the entries of a mutation's transactions, if they changed anything, with the mutation's result. */
export function noteEntries<Payload extends object>(
  payload: Payload,
  historyIds: readonly number[],
): Payload {
  entries.set(payload, historyIds);
  return payload;
}

/** The ids of the entries that a mutation may have made, by its result; none for other values. */
export const readEntries = (payload: object): readonly number[] => entries.get(payload) ?? [];
