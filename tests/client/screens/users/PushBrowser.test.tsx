// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { toastTexts } from "#tests/client/toastTexts";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { PushBrowser } from "~/screens/users/notifications/PushBrowser";
import { clearToasts } from "~/ui/toasts";

interface Browser {
  permission?: NotificationPermission;
  /** The user's choice when the browser asks. */
  chosen?: NotificationPermission;
  isSubscribed?: boolean;
  /** Why the browser's push service gives no subscription. */
  failure?: Error;
  /** Why the browser does not tell of its workers. */
  silence?: Error;
}

const endpoint = "https://push.example/made";

/** A browser with notifications, in the state that a test needs; returns what was asked of it. */
function openBrowser({ permission = "default", chosen = "granted", ...browser }: Browser = {}) {
  const asked: string[] = [];
  const subscription = {
    endpoint,
    getKey: (name: string) => new TextEncoder().encode(name).buffer,
    unsubscribe: async () => asked.push("unsubscribe"),
  };
  let current = browser.isSubscribed ? subscription : null;
  const registration = {
    pushManager: {
      getSubscription: async () => current,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        asked.push(`subscribe with ${applicationServerKey}`);
        if (browser.failure) throw browser.failure;
        current = subscription;
        return subscription;
      },
    },
  };
  const notification = {
    permission,
    requestPermission: async () => {
      asked.push("permission");
      notification.permission = chosen;
      return chosen;
    },
  };
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("PushManager", class {});
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => {
      if (browser.silence) throw browser.silence;
      return registration;
    },
  };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: serviceWorker });
  return asked;
}

const payload = { __typename: "NotificationChoicePayload", user: { __typename: "User", id: "User:1" } };

function open(script: Script = {}) {
  const gateway = scriptGateway({ subscribeToPush: payload, unsubscribeFromPush: payload, ...script });
  openScreen("/push", [{ path: "push", element: <PushBrowser pushKey="key-of-the-institute" /> }]);
  return gateway;
}

const turnOn = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Turn on push notifications" }));
const turnOff = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Turn off push notifications" }));

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  clearToasts();
});

describe("a browser says where it stands", () => {
  it("without notifications of sites", async () => {
    open();
    expect(await screen.findByText("This browser can't show site notifications.")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("that blocks those of this site", async () => {
    openBrowser({ permission: "denied" });
    open();
    expect(await screen.findByText(/^This browser blocks notifications/)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("that has them on, and that does not tell", async () => {
    openBrowser({ permission: "granted", isSubscribed: true });
    open();
    expect(await screen.findByText(/until you sign out/)).toBeTruthy();
    openBrowser({ silence: new DOMException("private window", "SecurityError") });
    open();
    expect(await screen.findByText("This browser can't show site notifications.")).toBeTruthy();
  });

  it("and asks its user for nothing before the press", async () => {
    const asked = openBrowser();
    open();
    await screen.findByRole("button", { name: "Turn on push notifications" });
    expect(asked).toEqual([]);
  });
});

describe("turning them on", () => {
  it("asks the user, subscribes by the institute's key, and tells the gateway", async () => {
    const asked = openBrowser();
    const gateway = open();
    await turnOn();
    expect(await screen.findByText(/until you sign out/)).toBeTruthy();
    expect(asked).toEqual(["permission", "subscribe with key-of-the-institute"]);
    expect(gateway.askedAs("notificationCommandsSubscribeMutation")[0]?.variables).toEqual({
      input: { endpoint, p256dh: btoa("p256dh").replaceAll("=", ""), auth: btoa("auth").replaceAll("=", "") },
    });
    expect(toastTexts()).toContain("Notifications are on in this browser");
  });

  it("ends where the user forbids it, and says how to allow it", async () => {
    const asked = openBrowser({ chosen: "denied" });
    const gateway = open();
    await turnOn();
    expect(await screen.findByText(/^This browser blocks notifications/)).toBeTruthy();
    expect(asked).toEqual(["permission"]);
    expect(gateway.askedAs("notificationCommandsSubscribeMutation")).toEqual([]);
  });

  it("can be tried again where the question was put away", async () => {
    openBrowser({ chosen: "default" });
    open();
    await turnOn();
    const button = await screen.findByRole("button", { name: "Turn on push notifications" });
    await waitFor(() => expect(button.getAttribute("aria-busy")).not.toBe("true"));
    expect(toastTexts()).toEqual([]);
  });

  it.each([
    new DOMException("push service not available", "AbortError"),
    new TypeError("the worker's file cannot be loaded"),
  ])("says so where the browser has no service for it: %s", async (failure) => {
    openBrowser({ failure });
    open();
    await turnOn();
    await waitFor(() => expect(toastTexts()[0]).toMatch(/^Your browser's own service/));
    const button = await screen.findByRole("button", { name: "Turn on push notifications" });
    expect(button.getAttribute("aria-busy")).not.toBe("true");
  });

  it("is taken back in the browser where the gateway refuses it", async () => {
    const asked = openBrowser();
    open({ subscribeToPush: aRefusal("This browser's push service isn't supported", "INVALID") });
    await turnOn();
    await waitFor(() => expect(asked.at(-1)).toBe("unsubscribe"));
    expect(toastTexts()).toContain("This browser's push service isn't supported");
    expect(screen.getByRole("button", { name: "Turn on push notifications" })).toBeTruthy();
  });
});

describe("turning them off", () => {
  it("ends the browser's subscription, and tells the gateway which it was", async () => {
    const asked = openBrowser({ permission: "granted", isSubscribed: true });
    const gateway = open();
    await turnOff();
    expect(await screen.findByRole("button", { name: "Turn on push notifications" })).toBeTruthy();
    expect(asked).toEqual(["unsubscribe"]);
    await waitFor(() =>
      expect(gateway.askedAs("notificationCommandsUnsubscribeMutation")[0]?.variables).toEqual({ endpoint }),
    );
  });

  it("holds in the browser also where the gateway fails, which is said", async () => {
    openBrowser({ permission: "granted", isSubscribed: true });
    open({ unsubscribeFromPush: aRefusal("Not now", "UNAVAILABLE") });
    await turnOff();
    await waitFor(() => expect(toastTexts()).toContain("Not now"));
    expect(screen.getByRole("button", { name: "Turn on push notifications" })).toBeTruthy();
  });
});
