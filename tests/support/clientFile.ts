import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// Files share a worker and its loaded packages, which halves the run: what one file left must not reach the next.
vi.resetModules();
vi.unstubAllGlobals();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
document.documentElement.removeAttribute("style");
document.documentElement.removeAttribute("data-theme");
afterEach(cleanup);

// On a busy machine a screen may take longer than the library's one second to show its first state.
configure({ asyncUtilTimeout: 8_000 });
