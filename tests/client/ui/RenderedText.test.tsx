// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { RenderedText } from "~/ui/RenderedText";

const html =
  '<p><a href="/courses/SQL">SQL</a> <a href="/files/a.pdf">Plan</a> <a target="_blank" rel="noopener noreferrer" href="https://a.test">Site</a></p>';

function open(shown = html) {
  const text = <RenderedText html={shown} className="text-sm" />;
  const router = createMemoryRouter([
    { path: "/", element: text },
    { path: "/courses/:code", element: <h1>Course</h1> },
  ]);
  render(<RouterProvider router={router} />);
  return (name: string) => screen.getByRole("link", { name });
}

describe("RenderedText", () => {
  it("opens screens of this site in place", async () => {
    const link = open();
    expect(fireEvent.click(link("SQL"))).toBe(false);
    expect(await screen.findByRole("heading", { name: "Course" })).toBeTruthy();
  });

  it("leaves files, other sites and presses with keys to the browser", () => {
    const link = open();
    expect(fireEvent.click(link("Plan"))).toBe(true);
    expect(fireEvent.click(link("Site"))).toBe(true);
    expect(fireEvent.click(link("SQL"), { ctrlKey: true })).toBe(true);
    expect(link("Site").getAttribute("rel")).toBe("noopener noreferrer");
  });

  it("lets the Tab key reach code and tables while they are wider than it", () => {
    let resize = (): void => undefined;
    class Observer {
      observe = () => resize();
      disconnect = () => undefined;
      constructor(listener: () => void) {
        resize = listener;
      }
    }
    vi.stubGlobal("ResizeObserver", Observer);
    const width = vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(900);
    open("<pre><code>SELECT 1</code></pre><table><tbody><tr><td>1</td></tr></tbody></table>");
    const code = screen.getByRole("group", { name: "Code" });
    const table = screen.getByRole("table");
    expect([code.tabIndex, code.textContent, table.tabIndex]).toEqual([0, "SELECT 1", 0]);
    width.mockReturnValue(0);
    act(() => resize());
    expect([code, table].map((box) => box.getAttribute("tabindex"))).toEqual([null, null]);
    expect(screen.queryByRole("group")).toBeNull();
  });
});
