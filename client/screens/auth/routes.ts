import { type LoaderFunctionArgs, type RouteObject, redirect } from "react-router-dom";
import { lazyRoute } from "~/layout/lazyRoute";
import { redirectTo } from "~/layout/redirectTo";
import { readAddress } from "~/session/firstAddress";
import { ownArea } from "~/session/landing";
import { signInFromAddress } from "~/session/startSession";

/** A link inside the application may carry a token too; the first page's address was read before the router started. */
async function takeToken({ request }: LoaderFunctionArgs) {
  const { token, tenantId, rest } = readAddress(new URL(request.url));
  if (token === null) return null;
  const account = await signInFromAddress(token, tenantId);
  return redirect(account ? ownArea(account) : rest);
}

/** The routes of login and registration. */
export const authRoutes: RouteObject[] = [
  {
    path: "auth",
    children: [
      { index: true, ...redirectTo("/auth/login") },
      { path: "login", loader: takeToken, lazy: lazyRoute(() => import("./LoginScreen"), "LoginScreen") },
      { path: "register", lazy: lazyRoute(() => import("./RegisterScreen"), "RegisterScreen") },
    ],
  },
];
