// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { RenderedText } from "~/ui/RenderedText";

const html =
  '<p><a href="/courses/SQL">SQL</a> <a href="/files/a.pdf">Plan</a> <a target="_blank" rel="noopener noreferrer" href="https://a.test">Site</a></p>';

function open() {
  const text = <RenderedText html={html} className="text-sm" />;
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
});
