import { lazyWithRetry } from "./lazyWithRetry";
import { unopened } from "./unopened";

/** The command palette; its code loads when it is first opened. */
export const LatePalette = lazyWithRetry(
  async () => (await import("../palette/CommandPalette")).CommandPalette,
  { missing: unopened("Search") },
);
