// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { scriptLive } from "#tests/support/scriptLive";
import { Header } from "~/layout/Header";
import { forgetSignIn, keepAccount, keepSettings } from "~/session/sessionStore";
import { demoSettings, learner } from "../session/people";

/** Lets a test change the height of what is observed. */
function stubHeights() {
  let notify: () => void = () => undefined;
  class Observer {
    constructor(listener: () => void) {
      notify = listener;
    }
    observe = notify;
    disconnect = () => undefined;
  }
  vi.stubGlobal("ResizeObserver", Observer);
  return (element: Element | null, height: number) => {
    if (element) element.getBoundingClientRect = () => new DOMRect(0, 0, 390, height);
    act(() => notify());
  };
}

/** Makes the window wide or narrow for `matchMedia`. */
const stubWidth = (isNarrow: boolean) =>
  vi.stubGlobal("matchMedia", () => ({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

const Shown = () => <Header onSearch={() => undefined} />;

describe("the header", () => {
  it("tells the page its height, also when a notice makes it higher", () => {
    const setHeight = stubHeights();
    const { container } = render(
      <RouterProvider router={createMemoryRouter([{ path: "/", Component: Shown }])} />,
    );
    setHeight(container.querySelector("header"), 412);
    expect(document.documentElement.style.getPropertyValue("--header-height")).toBe("412px");
    cleanup();
    expect(document.documentElement.style.getPropertyValue("--header-height")).toBe("");
  });

  it("opens a phone's menu, which closes when another screen is shown", async () => {
    const routes = ["/", "/home", "/courses", "/specializations"].map((path) => ({
      path,
      Component: Shown,
    }));
    const router = createMemoryRouter(routes);
    render(<RouterProvider router={router} />);
    await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
    const menu = await screen.findByRole("dialog", { name: "Menu" });
    await userEvent.click(within(menu).getByRole("link", { name: "Courses" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(router.state.location.pathname).toBe("/courses");
  });

  it("has the bell, the profile and Logout for who is signed in, and on a phone a menu", async () => {
    scriptLive();
    keepAccount(learner);
    const open = () =>
      render(<RouterProvider router={createMemoryRouter([{ path: "/", Component: Shown }])} />);
    stubWidth(false);
    open();
    const bell = await screen.findByRole("link", { name: /^Notifications/ });
    expect(bell.getAttribute("href")).toBe("/notifications");
    const profile = screen.getByRole("link", { name: `${learner.name}, profile` });
    expect(profile.getAttribute("href")).toBe(`/users/${learner.username}`);
    expect(screen.getByRole("button", { name: "Logout" })).toBeTruthy();
    cleanup();
    stubWidth(true);
    open();
    await userEvent.click(await screen.findByRole("button", { name: `${learner.name}, account` }));
    expect(screen.getByRole("menuitem", { name: "Logout" })).toBeTruthy();
    expect(screen.getByRole("link", { name: /^Notifications/ })).toBeTruthy();
    forgetSignIn();
  });

  it("shows the organization's code where its logo cannot be loaded", () => {
    keepSettings({ ...demoSettings, logo: "https://example.test/gone.png" });
    const router = createMemoryRouter([{ path: "/", Component: Shown }]);
    const { getByRole, getByTitle } = render(<RouterProvider router={router} />);
    fireEvent.error(getByRole("img", { name: demoSettings.name }));
    expect(getByTitle(demoSettings.name).textContent).toBe("DEMO");
  });
});
