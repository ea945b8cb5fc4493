// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { useForm } from "~/forms/useForm";
import { useLeaveForm } from "~/forms/useLeaveForm";

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

describe("a form that was saved", () => {
  function startSaving() {
    let resolve: () => void = () => undefined;
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    const saved = { promise, resolve: () => resolve() };
    const Saving = () => {
      const leave = useLeaveForm();
      return (
        <button type="button" onClick={() => void saved.promise.then(() => leave("/list"))}>
          Save
        </button>
      );
    };
    const router = createMemoryRouter(
      [
        { path: "/edit", element: <Saving /> },
        { path: "/list", element: <p>The list</p> },
        { path: "/elsewhere", element: <p>Elsewhere</p> },
      ],
      { initialEntries: ["/edit"] },
    );
    render(<RouterProvider router={router} />);
    return { router, saved };
  }
  const nextTask = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve)));

  it("leads on", async () => {
    const { saved } = startSaving();
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    saved.resolve();
    expect(await screen.findByText("The list")).toBeTruthy();
  });

  it("stays busy until the other screen is there, so that it is sent once", async () => {
    const sent = vi.fn(async () => true);
    let arrive: (value: null) => void = () => undefined;
    const arrival = new Promise<null>((resolve) => {
      arrive = resolve;
    });
    const Sending = () => {
      const leave = useLeaveForm();
      const form = useForm({
        schema: z.object({ name: z.string() }),
        labels: { name: "Name" },
        initial: { name: "Asha" },
        async onSubmit() {
          await sent();
          await leave("/list");
        },
      });
      return (
        <form onSubmit={form.handleSubmit}>
          <button type="submit">{form.busy ? "Saving" : "Save"}</button>
        </form>
      );
    };
    const list = { path: "/list", loader: () => arrival, element: <p>The list</p> };
    render(
      <RouterProvider
        router={createMemoryRouter([{ path: "/edit", element: <Sending /> }, list], {
          initialEntries: ["/edit"],
        })}
      />,
    );
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await userEvent.click(await screen.findByRole("button", { name: "Saving" }));
    await nextTask();
    await userEvent.click(screen.getByRole("button", { name: "Saving" }));
    arrive(null);
    expect(await screen.findByText("The list")).toBeTruthy();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it("lets one stay where one went while it was being saved", async () => {
    const { router, saved } = startSaving();
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await act(() => router.navigate("/elsewhere"));
    saved.resolve();
    await nextTask();
    await nextTask();
    expect(screen.getByText("Elsewhere")).toBeTruthy();
  });
});
