import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { LateToaster } from "./layout/lateParts";
import { leaveFailures } from "./layout/leaveFailures";
import { discoverRoutes, routes } from "./routes";
import { AccountSwitch } from "./session/AccountSwitch";
import { connectSession } from "./session/connectSession";
import { currentSession } from "./session/sessionStore";
import { startSession } from "./session/startSession";
import { applyBrand, applyTheme } from "./ui/theme";
import "./ui/theme.css";

// The pages' policy forbids code made from text, and browsers report even the attempt by which zod finds that out.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

applyTheme();
applyBrand(currentSession().settings?.theme);

// The address is read and cleaned before the router sees it.
const started = startSession();
const router = createBrowserRouter(routes, { patchRoutesOnNavigation: discoverRoutes });
connectSession(router, started);
leaveFailures(router);

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element with the id 'root'");
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
    <AccountSwitch />
    <LateToaster />
  </StrictMode>,
);
