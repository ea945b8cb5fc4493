// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { UnsavedChanges } from "../../../client/forms/UnsavedChanges";

function start(when: boolean) {
  const router = createMemoryRouter(
    [
      { path: "/edit", element: <UnsavedChanges when={when} /> },
      { path: "/list", element: <p>The list</p> },
    ],
    { initialEntries: ["/edit"] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

describe("leaving a form with changes", () => {
  it("asks, and stays when one keeps editing", async () => {
    const router = start(true);
    await act(() => router.navigate("/list"));
    expect(screen.getByRole("alertdialog", { name: "Leave without saving?" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Keep editing" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(router.state.location.pathname).toBe("/edit");
  });

  it("leaves when told to", async () => {
    const router = start(true);
    await act(() => router.navigate("/list"));
    await userEvent.click(screen.getByRole("button", { name: "Leave without saving" }));
    expect(await screen.findByText("The list")).toBeTruthy();
  });

  it("does not ask when nothing changed", async () => {
    const router = start(false);
    await act(() => router.navigate("/list"));
    expect(screen.getByText("The list")).toBeTruthy();
  });

  it("holds up a reload only when there is something to lose", () => {
    start(true);
    const reload = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(reload);
    expect(reload.defaultPrevented).toBe(true);
    cleanup();
    start(false);
    const free = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(free);
    expect(free.defaultPrevented).toBe(false);
  });
});
