import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { App } from "./App";
import { leaveFailures } from "./layout/leaveFailures";
import { adoptPage, drawPage, takeRendered } from "./openPage";
import { discoverRoutes, routes } from "./routes";
import { connectSession } from "./session/connectSession";
import { currentSession } from "./session/sessionStore";
import { startSession } from "./session/startSession";
import { applyBrand, applyTheme } from "./ui/theme";
import "./ui/theme.css";
import "./ui/renderedText.css";

// The content security policy forbids eval, and browsers report even zod's attempt to detect it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const isRendered = takeRendered();
applyTheme();
// A rendered page has its colour already.
if (!isRendered) applyBrand(currentSession().settings?.theme);

// The address must be read and cleaned before the router sees it.
const started = startSession();
const router = createBrowserRouter(routes, { patchRoutesOnNavigation: discoverRoutes });
connectSession(router, started);
leaveFailures(router);

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element with the id 'root'");
const app = (
  <App>
    <RouterProvider router={router} />
  </App>
);
if (isRendered) void adoptPage({ root, app, router, started });
else void drawPage({ root, app, router });
