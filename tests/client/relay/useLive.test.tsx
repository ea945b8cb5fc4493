import { render } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import subscription, {
  type followSettingsSubscription,
} from "../../../client/__generated__/followSettingsSubscription.graphql";
import { currentEnvironment, onLiveRefused, resetEnvironment } from "../../../client/relay/environment";
import { retryDelay } from "../../../client/relay/liveSocket";
import { useLive } from "../../../client/relay/useLive";
import { scriptLive } from "../../support/scriptLive";

const settings = {
  ...{ tenantId: 1, code: "DEMO", name: "Demo", logo: null, theme: null, disableLogin: false },
  ...{ selfRegistration: true, email: null, phone: null, address: null, city: null, website: null },
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
    await expect.poll(() => live.listening.length).toBe(2);
    expect(live.inits).toEqual([{ confirm: true, authorization: "Bearer abc" }]);
    live.tell(name, event);
    await expect.poll(() => heard.mock.calls.length).toBe(2);
    localStorage.clear();
  });

  it("catches up when it begins, and again after a break", async () => {
    show();
    await expect.poll(() => caughtUp.mock.calls.length).toBe(2);
    live.end();
    await expect.poll(() => caughtUp.mock.calls.length, { timeout: 5_000 }).toBe(4);
    live.tell(name, event);
    await expect.poll(() => heard.mock.calls.length).toBe(2);
  });

  it("asks again for an event that cannot be read, and goes on", async () => {
    show();
    await expect.poll(() => caughtUp.mock.calls.length).toBe(2);
    live.tell(name, { data: null, errors: [{ message: "Something went wrong" }] });
    await expect.poll(() => caughtUp.mock.calls.length).toBe(4);
    live.tell(name, event);
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
    // Node tells of a rejection that nobody took once the microtasks are done.
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", unhandled);
    expect(unhandled.mock.calls).toEqual([]);
    expect(live.listening).toEqual([]);
  });

  it("says that the session is over, and does not come back", async () => {
    const refused = vi.fn();
    const stop = onLiveRefused(refused);
    show();
    await expect.poll(() => live.listening.length).toBe(2);
    live.end(4401);
    await expect.poll(() => refused.mock.calls.length).toBe(2);
    expect(live.listening).toEqual([]);
    stop();
  });
});

describe("the wait before the next try", () => {
  it("doubles up to half a minute, and differs between browsers", () => {
    expect([0, 1, 2, 10].map((tries) => retryDelay(tries, 1))).toEqual([500, 1_000, 2_000, 30_000]);
    expect(retryDelay(1, 0)).toBe(500);
  });
});
