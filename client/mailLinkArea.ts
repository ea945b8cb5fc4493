import type { RouteObject } from "react-router-dom";
import type { JoinScreenQuery } from "./__generated__/JoinScreenQuery.graphql";
import joinParameters from "./__generated__/JoinScreenQuery$parameters";
import type { ResetScreenQuery } from "./__generated__/ResetScreenQuery.graphql";
import resetParameters from "./__generated__/ResetScreenQuery$parameters";
import { lazyRoute } from "./layout/lazyRoute";
import { preload } from "./relay/preload";

const readToken = ({ params }: { params: Record<string, string | undefined> }) => params["token"] ?? "";

/** The screens that a mail links to, and that of those who ask for such a mail. */
export const mailLinkArea: RouteObject[] = [
  {
    path: "auth/forgot",
    lazy: lazyRoute(() => import("./screens/auth/ForgotScreen"), "ForgotScreen"),
  },
  {
    path: "auth/reset/:token",
    loader: (args) => preload<ResetScreenQuery>(resetParameters, { token: readToken(args) }),
    lazy: lazyRoute(() => import("./screens/auth/ResetScreen"), "ResetScreen"),
  },
  {
    path: "auth/verify/:token",
    lazy: lazyRoute(() => import("./screens/auth/VerifyScreen"), "VerifyScreen"),
  },
  {
    path: "auth/join/:token",
    loader: (args) => preload<JoinScreenQuery>(joinParameters, { token: readToken(args) }),
    lazy: lazyRoute(() => import("./screens/auth/JoinScreen"), "JoinScreen"),
  },
];
