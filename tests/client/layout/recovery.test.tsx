// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Outlet } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openScreen } from "#tests/support/renderWithRelay";
import { lazyScreen } from "~/layout/lazyScreen";
import { withRecovery } from "~/layout/recovery";
import { ScreenError } from "~/layout/ScreenError";

let isUp = true;
/** The page that the server has now. */
let page = "";
let loads = 0;

const Late = () => <h1>Here at last</h1>;

async function load() {
  loads += 1;
  if (!isUp) throw new TypeError("Failed to fetch dynamically imported module: /assets/Late.js");
  return lazyScreen(Late);
}

function open() {
  vi.stubGlobal("fetch", async () => {
    if (!isUp) throw new TypeError("Failed to fetch");
    return new Response(page);
  });
  openScreen("/late", withRecovery([{ path: "late", lazy: load }]));
}

afterEach(() => {
  isUp = true;
  fireEvent(window, new Event("online"));
  vi.unstubAllGlobals();
  document.querySelector("script")?.remove();
});

describe("a screen whose code does not come", () => {
  it("says that one is offline, and opens by itself when the connection is back", async () => {
    isUp = false;
    open();
    expect(await screen.findByRole("heading", { name: "You are offline" })).toBeTruthy();
    isUp = true;
    fireEvent(window, new Event("online"));
    expect(await screen.findByRole("heading", { name: "Here at last" })).toBeTruthy();
  });

  it("stays on the screen when one tries again too early", async () => {
    isUp = false;
    open();
    const again = await screen.findByRole("button", { name: "Try again" });
    const before = loads;
    await userEvent.click(again);
    expect(screen.getByRole("heading", { name: "You are offline" })).toBeTruthy();
    expect(loads).toBe(before);
  });

  it("says that there is a new version only where the server has one", async () => {
    document.head.insertAdjacentHTML("beforeend", '<script type="module" src="/old.js"></script>');
    page = '<script type="module" src="/new.js">';
    isUp = false;
    open();
    await screen.findByRole("heading", { name: "You are offline" });
    vi.stubGlobal("fetch", async () => new Response(page));
    fireEvent(window, new Event("online"));
    expect(await screen.findByRole("heading", { name: "This page has changed" })).toBeTruthy();
  });
});

describe("a screen inside another one whose code does not come", () => {
  it("opens by itself, too, when the connection is back", async () => {
    const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
    // A browser remembers the first failure of each file: only a new page asks for it again.
    const inside = async () => {
      throw new TypeError("Failed to fetch dynamically imported module: /assets/Inside.js");
    };
    const frame = async () => ({ ...(await load()), Component: Outlet });
    vi.stubGlobal("fetch", async () => {
      if (!isUp) throw new TypeError("Failed to fetch");
      return new Response(page);
    });
    isUp = false;
    openScreen(
      "/late/inside",
      withRecovery([{ path: "late", lazy: frame, children: [{ path: "inside", lazy: inside }] }]),
    );
    expect(await screen.findByRole("heading", { name: "You are offline" })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
    isUp = true;
    fireEvent(window, new Event("online"));
    await waitFor(() => expect(reload).toHaveBeenCalled());
    reload.mockRestore();
  });
});

describe("a screen that breaks while the server is away", () => {
  it("says the same as all others, and opens by itself", async () => {
    vi.stubGlobal("fetch", async () => {
      if (!isUp) throw new TypeError("Failed to fetch");
      return new Response(page);
    });
    isUp = false;
    fireEvent(window, new Event("offline"));
    const Broken = () => {
      if (!isUp) throw new Error("x is undefined");
      return <h1>Here at last</h1>;
    };
    openScreen("/broken", [{ path: "broken", Component: Broken, ErrorBoundary: ScreenError }]);
    expect(await screen.findByRole("heading", { name: "You are offline" })).toBeTruthy();
    expect(screen.getByText("This screen opens by itself when the connection is back.")).toBeTruthy();
    isUp = true;
    fireEvent(window, new Event("online"));
    expect(await screen.findByRole("heading", { name: "Here at last" })).toBeTruthy();
  });
});

describe("a screen that fails otherwise", () => {
  it("is not taken for one whose code is missing", async () => {
    const broken = async () => Promise.reject(new Error("x is undefined"));
    openScreen("/late", withRecovery([{ path: "late", lazy: broken }]));
    await waitFor(() => expect(screen.queryByText("You are offline")).toBeNull());
  });
});
