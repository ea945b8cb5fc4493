import type { RouteObject } from "react-router-dom";
import { userRoutes } from "./screens/users/routes";
import { signedInOnly } from "./session/guards";

/** People's profiles, for everybody who is signed in. */
export const userArea: RouteObject[] = [{ middleware: [signedInOnly], children: userRoutes }];
