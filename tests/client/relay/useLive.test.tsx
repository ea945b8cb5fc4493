import { render } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scriptLive } from "#tests/support/scriptLive";
import subscription, {
  type followSettingsSubscription,
} from "~/__generated__/followSettingsSubscription.graphql";
import { currentEnvironment, onLiveSessionEnded, resetEnvironment } from "~/relay/environment";
import { useLive } from "~/relay/useLive";

const settings = {
  tenantId: 1,
  code: "DEMO",
  name: "Demo",
  logo: null,
  theme: null,
  disableLogin: false,
  selfRegistration: true,
  hasBlog: false,
  email: null,
  phone: null,
  address: null,
  city: null,
  website: null,
};
const event = { data: { organizationChanged: settings } };
const name = "followSettingsSubscription";

const heard = vi.fn();
const caughtUp = vi.fn();

function Listener() {
  useLive<followSettingsSubscription>(subscription, {
    variables: {},
    onEvent: heard,
    onCatchUp: caughtUp,
  });
  return null;
}

const show = () =>
  render(
    <RelayEnvironmentProvider environment={currentEnvironment()}>
      <Listener />
      <Listener />
    </RelayEnvironmentProvider>,
  );

/** Both listen; from here on a test says how time passes. */
async function listenAndStopTime() {
  show();
  await expect.poll(() => live.listening.length).toBe(2);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}

let live: ReturnType<typeof scriptLive>;
beforeEach(() => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  live = scriptLive();
  heard.mockClear();
  caughtUp.mockClear();
});
afterEach(() => {
  resetEnvironment();
});

describe("listening", () => {
  it("uses one socket for all, says whose it is, and hears each event", async () => {
    localStorage.setItem("token", "abc");
    show();
    // The code of the socket comes with the first subscription.
    await expect.poll(() => live.listening.length, { timeout: 10_000 }).toBe(2);
    expect(live.inits).toEqual([{ confirm: true, authorization: "Bearer abc" }]);
    live.send(name, event);
    await expect.poll(() => heard.mock.calls.length).toBe(2);
    localStorage.clear();
  });

  it("catches up when it begins, and again after a break", async () => {
    show();
    await expect.poll(() => caughtUp.mock.calls.length).toBe(2);
    live.end();
    await expect.poll(() => caughtUp.mock.calls.length, { timeout: 5_000 }).toBe(4);
    live.send(name, event);
    await expect.poll(() => heard.mock.calls.length).toBe(2);
  });

  it("asks again for an event that cannot be read, and goes on", async () => {
    show();
    await expect.poll(() => caughtUp.mock.calls.length).toBe(2);
    live.send(name, { data: null, errors: [{ message: "Something went wrong" }] });
    await expect.poll(() => caughtUp.mock.calls.length).toBe(4);
    live.send(name, event);
    await expect.poll(() => heard.mock.calls.length).toBe(2);
  });

  it("ends with the component, and with the store", async () => {
    const page = show();
    await expect.poll(() => live.listening.length).toBe(2);
    page.unmount();
    await expect.poll(() => live.listening.length).toBe(0);
    show();
    await expect.poll(() => live.listening.length).toBe(2);
    resetEnvironment();
    await expect.poll(() => live.listening.length).toBe(0);
  });

  it("ends without a word while it waits to come back", async () => {
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    const page = show();
    await expect.poll(() => live.listening.length).toBe(2);
    const waiting = vi.spyOn(window, "addEventListener");
    live.end();
    await expect.poll(() => waiting.mock.calls.map(([type]) => type)).toContain("online");
    page.unmount();
    resetEnvironment();
    window.dispatchEvent(new Event("online"));
    // Node reports an unhandled rejection once the microtasks are done.
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", unhandled);
    expect(unhandled.mock.calls).toEqual([]);
    expect(live.listening).toEqual([]);
  });

  it("says that the session is over, and does not come back", async () => {
    const refused = vi.fn();
    const stop = onLiveSessionEnded(refused);
    show();
    await expect.poll(() => live.listening.length).toBe(2);
    live.end(4401);
    await expect.poll(() => refused.mock.calls.length).toBe(2);
    expect(live.listening).toEqual([]);
    stop();
  });
});

describe("a gateway that has too much to do", () => {
  it.each([4429, 1013])("is asked again, but not soon (%i)", async (code) => {
    await listenAndStopTime();
    live.end(code);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(live.listening).toEqual([]);
    // A subscription that begins in between waits with the others.
    show();
    await vi.advanceTimersByTimeAsync(50);
    expect(live.inits).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect([live.listening.length, live.inits.length]).toEqual([4, 2]);
    // Let in and sent away again at once: the next wait is twice as long.
    live.end(code);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(live.listening).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(live.listening).toHaveLength(4);
  });
});

describe("a gateway that had a fault", () => {
  it.each([1011, 4500])("is asked again after the usual wait (%i)", async (code) => {
    await listenAndStopTime();
    live.end(code);
    await vi.advanceTimersByTimeAsync(2_100);
    expect(live.listening).toHaveLength(2);
  });
});

describe("a gateway that does not hear everything", () => {
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  /** Two listeners that have caught up, and then hear that they may miss something. */
  async function listenPartly(): Promise<void> {
    vi.spyOn(Math, "random").mockReturnValue(0.4);
    show();
    await expect.poll(() => caughtUp.mock.calls.length).toBe(2);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    live.ping({ hearsAll: false });
    await pass(0);
    caughtUp.mockClear();
  }

  it("has every screen catch up each ten seconds, from a moment of the browser's own, until it hears all", async () => {
    await listenPartly();
    await pass(3_990);
    expect(caughtUp).toHaveBeenCalledTimes(0);
    await pass(20);
    expect(caughtUp).toHaveBeenCalledTimes(2);
    await pass(9_970);
    expect(caughtUp).toHaveBeenCalledTimes(2);
    // Told once more, as a gateway may: the rhythm stays.
    live.ping({ hearsAll: false });
    await pass(30);
    expect(caughtUp).toHaveBeenCalledTimes(4);
    live.ping({ hearsAll: true });
    await pass(60_000);
    expect(caughtUp).toHaveBeenCalledTimes(4);
  });

  it("leaves a hidden page alone, which catches up when it is shown", async () => {
    await listenPartly();
    const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await pass(30_000);
    expect(caughtUp).toHaveBeenCalledTimes(0);
    seen.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(caughtUp).toHaveBeenCalledTimes(2);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(caughtUp).toHaveBeenCalledTimes(2);
  });

  it("is forgotten with its socket: the next one says for itself what it hears", async () => {
    await listenPartly();
    live.end();
    await pass(5_000);
    expect(live.listening).toHaveLength(2);
    caughtUp.mockClear();
    await pass(60_000);
    expect(caughtUp).toHaveBeenCalledTimes(0);
  });
});
