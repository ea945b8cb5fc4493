import type { MaybePromise } from "@pothos/core";
import type { Context } from "#gateway/graphql/context";
import type { Reading } from "#gateway/graphql/loaders";
import { getUserId } from "#gateway/session/viewer";
import { meetsEveryone, meetsSome, metUsers } from "./access";

/** Reads which of many accounts the viewer meets with their addresses, in one statement. */
async function readMetUsers({ db, viewer }: Reading, ids: readonly number[]) {
  const where = { id: { in: [...ids] }, AND: metUsers(viewer) };
  const met = await db.user.findMany({ where, select: { id: true } });
  return new Map(met.map(({ id }) => [id, true as const]));
}

/** Whether a viewer may see the fields for staff and the owner of an account: address, roles, state. */
export function mayReadAccount(
  context: Pick<Context, "viewer" | "loaders">,
  user: { id: number },
): MaybePromise<boolean> {
  const { viewer } = context;
  if (meetsEveryone(viewer)) return true;
  if (getUserId(viewer) === user.id) return true;
  if (!meetsSome(viewer)) return false;
  return context.loaders.load(readMetUsers, user.id).then((isMet) => isMet === true);
}
