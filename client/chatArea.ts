import type { RouteObject } from "react-router-dom";
import { chatRoutes } from "./screens/chat/routes";
import { signedInOnly } from "./session/guards";

/** The routes of the chat, for signed-in users. */
export const chatArea: RouteObject[] = [{ middleware: [signedInOnly], children: chatRoutes }];
