import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { endTimers } from "./ownTimers";

// Files share a worker and its loaded packages, which halves the run: what one file left must not reach the next.
vi.resetModules();
document.body.replaceChildren();
document.documentElement.removeAttribute("style");
document.documentElement.removeAttribute("data-theme");
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  endTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  // Imported here, since modules that were loaded before the reset are not those of the test.
  const { forgetSignIn } = await import("~/session/sessionStore");
  const { clearToasts } = await import("~/ui/toasts");
  forgetSignIn();
  clearToasts();
});

/** A socket that never opens: a test that listens plays the gateway itself, by `scriptLive`. */
class SilentSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly readyState = SilentSocket.CONNECTING;
  close(): void {
    // It has no listener.
  }
}
Object.defineProperty(globalThis, "WebSocket", { value: SilentSocket, configurable: true, writable: true });

/** Watches no sizes: nothing is laid out here. */
class SilentResizeObserver {
  observe(): void {
    // Nothing has a size.
  }
  unobserve(): void {
    // Nothing was observed.
  }
  disconnect(): void {
    // Nothing was observed.
  }
}
Object.defineProperty(globalThis, "ResizeObserver", {
  value: SilentResizeObserver,
  configurable: true,
  writable: true,
});

/** No network: a test that needs responses plays the gateway itself. happy-dom would ask this machine's port 3000. */
const failToFetch = () => Promise.reject(new TypeError("Failed to fetch"));
Object.defineProperty(globalThis, "fetch", { value: failToFetch, configurable: true, writable: true });

// On a busy machine a screen may take longer than the library's one second to show its first state.
configure({ asyncUtilTimeout: 10_000 });
