import { type ReactNode, startTransition, useInsertionEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { DataRouter } from "react-router-dom";
import { type PageData, pageDataId } from "#gateway/domains/pages/contract";
import { forgetEmbedded, keepEmbedded } from "./relay/embedded";
import { refreshSession } from "./session/refreshSession";
import { currentSession, noteRenderedSession } from "./session/sessionStore";
import type { StartedSession } from "./session/startSession";

const page = document.documentElement;

/** Takes in what the server has rendered for the reader. Returns whether it has; `early.js` has told whether for them. */
export function takeRendered(): boolean {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text || page.hasAttribute("data-stale")) return false;
  const data: PageData = JSON.parse(text);
  keepEmbedded(data);
  return true;
}

/** Resolves when the first screen's code and data are there. */
const untilReady = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    const look = () => router.state.initialized && resolve();
    router.subscribe(look);
    look();
  });

/** A page that Back has brought may be as old as the visit that it was part of. */
const isOld = (): boolean =>
  performance.getEntriesByType("navigation").some((entry) => entry.toJSON().type === "back_forward");

interface PageParts {
  root: HTMLElement;
  app: ReactNode;
  router: DataRouter;
  started: StartedSession;
}

/** Brings to life what the server has rendered; its first rendering here is the same. */
export async function adoptPage({ root, app, router, started }: PageParts): Promise<void> {
  await Promise.all([started.news, untilReady(router)]);
  noteRenderedSession(currentSession().settings);
  forgetEmbedded();
  startTransition(() => {
    hydrateRoot(root, app);
  });
  if (isOld()) void Promise.all([router.revalidate(), refreshSession({ quiet: true })]);
}

/** Lets the root be used as soon as its own content is there, and before a field of it takes the focus. */
function Awake({ root, children }: { root: HTMLElement; children: ReactNode }): ReactNode {
  useInsertionEffect(() => {
    root.inert = false;
  }, [root]);
  return children;
}

/**
 * Draws the page from nothing, or in place of an area's frame. The frame stays until the screen's code is there: what is
 * drawn then is the same, or more. It cannot be used: what is typed into it would be gone with it.
 */
export async function drawPage({ root, app, router }: Omit<PageParts, "started">): Promise<void> {
  if (root.inert) await untilReady(router);
  // A page made for someone else stays hidden until the first commit, too.
  if (page.hasAttribute("data-stale")) root.replaceChildren();
  createRoot(root).render(<Awake root={root}>{app}</Awake>);
  page.removeAttribute("data-stale");
}
