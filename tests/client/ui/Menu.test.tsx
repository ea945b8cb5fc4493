// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { Menu } from "~/ui/Menu";

/** Shows an element at one address, and the words "A course" at every other. */
function renderPage(page: React.ReactNode) {
  const routes = [
    { path: "/", element: page },
    { path: "*", element: <p>A course</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

function start() {
  const [onSelect, onCopy] = [vi.fn(), vi.fn()];
  const items = [
    { label: "Open", to: "/courses/java" },
    { label: "Copy", disabled: true, onSelect: onCopy },
    { label: "Edit", onSelect },
    { label: "Deactivate", onSelect },
    { label: "Delete", onSelect, divided: true },
    { label: "Archive", disabled: true, onSelect: onCopy },
  ];
  renderPage(<Menu label="Actions" items={items} />);
  return { button: screen.getByRole("button", { name: "Actions" }), onSelect, onCopy };
}

const focused = () => document.activeElement?.textContent;
/** Presses a key, and returns the entry that has the focus then. */
const press = async (key: string) => {
  await userEvent.keyboard(`{${key}}`);
  return focused();
};
const isClosed = () => vi.waitFor(() => expect(screen.queryByRole("menu")).toBeNull());

describe("a menu by keys", () => {
  it("moves with the arrow keys round the entries that can be used, and to Home and End", async () => {
    start().button.focus();
    expect(await press("ArrowDown")).toBe("Open");
    expect(await press("ArrowDown")).toBe("Edit");
    expect(await press("End")).toBe("Delete");
    expect(await press("ArrowDown")).toBe("Open");
  });

  it("opens at its last entry that can be used by Arrow Up, and at its first by Enter", async () => {
    const { button } = start();
    button.focus();
    expect(await press("ArrowUp")).toBe("Delete");
    await press("Escape");
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
    expect(await press("Enter")).toBe("Open");
  });

  it("jumps to what is typed, by more than one letter", async () => {
    await userEvent.click(start().button);
    await userEvent.keyboard("d");
    await vi.waitFor(() => expect(focused()).toBe("Deactivate"));
    await userEvent.keyboard("el");
    await vi.waitFor(() => expect(focused()).toBe("Delete"));
  });

  it("closes on Escape and gives the focus back", async () => {
    const { button } = start();
    await userEvent.click(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByRole("menu", { name: "Actions" })).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe("an entry of a menu", () => {
  it("does what it says, once, and closes the menu; a disabled one does nothing", async () => {
    const { button, onSelect, onCopy } = start();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole("menuitem", { name: "Copy" }));
    expect(screen.getByRole("menuitem", { name: "Copy" }).getAttribute("aria-disabled")).toBe("true");
    expect(onCopy).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("menuitem", { name: "Edit" }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("an entry of a menu that is pressed twice lets the second press reach nothing below the menu", async () => {
    const { button, onSelect } = start();
    await userEvent.click(button);
    const press = (element: Element, detail: number) => {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail });
      Object.defineProperty(event, "isTrusted", { value: true });
      fireEvent(element, event);
    };
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    press(screen.getByRole("menuitem", { name: "Edit" }), 1);
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("menu")).toBeNull();
    const reached = vi.fn();
    document.body.addEventListener("click", reached, { once: true });
    press(document.body, 2);
    expect(reached).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);
    fireEvent.click(document.body);
    expect(reached).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it("an entry of a menu that leads somewhere is a link, and Enter follows it", async () => {
    const { button } = start();
    button.focus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("menuitem", { name: "Open" }).getAttribute("href")).toBe("/courses/java");
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText("A course")).toBeTruthy();
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("an entry of a menu that opens a dialog leaves the focus there, and the dialog gives it back to the menu's button", async () => {
    const Row = () => {
      const [asking, setAsking] = useState(false);
      return (
        <>
          <Menu label="Actions" items={[{ label: "Delete", onSelect: () => setAsking(true) }]} />
          <ConfirmDialog open={asking} onConfirm={vi.fn()} onCancel={() => setAsking(false)} />
        </>
      );
    };
    renderPage(<Row />);
    const button = screen.getByRole("button", { name: "Actions" });
    button.focus();
    await userEvent.keyboard("{Enter}{Enter}");
    const cancel = await screen.findByRole("button", { name: "No, cancel!" });
    await isClosed();
    // The menu gives the focus back a moment after it has closed, if nothing else has it.
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(cancel);
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe("a menu by pointer", () => {
  it("closes on a press elsewhere, which does what it is meant for", async () => {
    const press = vi.fn();
    renderPage(
      <>
        <Menu label="Actions" items={[{ label: "Edit", onSelect: vi.fn() }]} />
        <button type="button" onClick={press}>
          Save
        </button>
      </>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Actions" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await isClosed();
    expect(press).toHaveBeenCalledTimes(1);
    expect(focused()).toBe("Save");
  });

  it("opens and closes by a press of its button", async () => {
    const { button } = start();
    await userEvent.click(button);
    expect(screen.getByRole("menu")).toBeTruthy();
    await userEvent.click(button);
    await isClosed();
  });

  it("opens by a tap, and not by a finger that is only put on its button", async () => {
    const { button } = start();
    fireEvent.pointerDown(button, { pointerType: "touch", button: 0 });
    expect(screen.queryByRole("menu")).toBeNull();
    fireEvent.click(button);
    expect(screen.getByRole("menu")).toBeTruthy();
  });
});
