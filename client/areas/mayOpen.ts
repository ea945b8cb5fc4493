import type { MiddlewareFunction } from "react-router-dom";
import { RequestError } from "~/relay/requestError";
import { type Account, may } from "~/session/account";
import { currentSession } from "~/session/sessionStore";
import { listScreenRights } from "./screenRights";

/**
 * Whether an account may open the screen at a path below /admin; true for other paths, and for unknown ones.
 * Without an account, as in the frames that are rendered ahead, nothing is left out: the sign-in comes first.
 */
export function mayOpen(account: Account | null, path: string): boolean {
  if (!account) return true;
  const rights = listScreenRights(path);
  return rights.length === 0 || rights.some((right) => [right].flat().every((name) => may(account, name)));
}

/** A route middleware that refuses screens whose rights the account lacks, before their data are asked for. */
export const rightfulOnly: MiddlewareFunction = ({ request }) => {
  const { pathname } = new URL(request.url);
  if (!mayOpen(currentSession().account, pathname))
    throw new RequestError("FORBIDDEN", "Access denied", { status: 403 });
};
