import type { RouteObject } from "react-router-dom";
import { chatRoutes } from "./screens/chat/routes";
import { signedInOnly } from "./session/guards";

/** The chat, for everybody who is signed in. */
export const chatArea: RouteObject[] = [{ middleware: [signedInOnly], children: chatRoutes }];
