import type { RouteObject } from "react-router-dom";
import { preloadFrame } from "./layout/area/preloadFrame";
import { chatRoutes } from "./screens/chat/routes";
import { signedInOnly } from "./session/guards";

preloadFrame();

/** The routes of the chat, for signed-in users. */
export const chatArea: RouteObject[] = [{ middleware: [signedInOnly], children: chatRoutes }];
