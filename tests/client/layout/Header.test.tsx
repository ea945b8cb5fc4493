// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { Header } from "../../../client/layout/Header";
import { keepSettings } from "../../../client/session/sessionStore";
import { demoSettings } from "../session/people";

/** Lets a test change the height of what is observed. */
function stubHeights() {
  let tell: () => void = () => undefined;
  class Observer {
    constructor(listener: () => void) {
      tell = listener;
    }
    observe = tell;
    disconnect = () => undefined;
  }
  vi.stubGlobal("ResizeObserver", Observer);
  return (element: Element | null, height: number) => {
    if (element) element.getBoundingClientRect = () => new DOMRect(0, 0, 390, height);
    act(() => tell());
  };
}

const Shown = () => <Header onSearch={() => undefined} />;

describe("the header", () => {
  it("tells the page its height, also when a phone's menu makes it higher", () => {
    const setHeight = stubHeights();
    const { container } = render(
      <RouterProvider router={createMemoryRouter([{ path: "/", Component: Shown }])} />,
    );
    setHeight(container.querySelector("header"), 412);
    expect(document.documentElement.style.getPropertyValue("--header-height")).toBe("412px");
    cleanup();
    expect(document.documentElement.style.getPropertyValue("--header-height")).toBe("");
  });

  it("shows the organization's code where its logo cannot be loaded", () => {
    keepSettings({ ...demoSettings, logo: "https://example.test/gone.png" });
    const router = createMemoryRouter([{ path: "/", Component: Shown }]);
    const { getByRole, getByTitle } = render(<RouterProvider router={router} />);
    fireEvent.error(getByRole("img", { name: demoSettings.name }));
    expect(getByTitle(demoSettings.name).textContent).toBe("DEMO");
  });
});
