import type { MiddlewareFunction } from "react-router-dom";
import { RequestError } from "~/relay/requestError";
import { currentSession } from "~/session/sessionStore";
import { mayOpen } from "./screenRights";

/** A route middleware that refuses screens whose rights the account lacks, before their data are asked for. */
export const rightfulOnly: MiddlewareFunction = ({ request }) => {
  const { pathname } = new URL(request.url);
  if (!mayOpen(currentSession().account, pathname))
    throw new RequestError("FORBIDDEN", "Access denied", { status: 403 });
};
