// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { Button } from "../../../client/ui/Button";
import { ConfirmDialog } from "../../../client/ui/ConfirmDialog";
import { Dialog } from "../../../client/ui/Dialog";
import { Menu } from "../../../client/ui/Menu";

describe("a button", () => {
  it("does nothing more while it is busy, keeps its name, and is not busy when idle", async () => {
    const press = vi.fn();
    const { rerender } = render(<Button onClick={press}>Save</Button>);
    expect(document.querySelector("[aria-busy]")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    rerender(
      <Button busy onClick={press}>
        Save
      </Button>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it("does not submit a form unless told to", () => {
    render(<Button>Add row</Button>);
    expect(screen.getByRole("button").getAttribute("type")).toBe("button");
  });
});

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Forward" footer={<Button>Send</Button>}>
        <input aria-label="Room" />
      </Dialog>
    </>
  );
}

function Deleting({ onDeleted }: { onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Delete</Button>
      <ConfirmDialog open={asking} onConfirm={onDeleted} onCancel={() => setAsking(false)} />
    </>
  );
}

describe("a dialog", () => {
  it("has its title as its name and gives the focus back when it closes", async () => {
    render(<Opener />);
    const opener = screen.getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    expect(screen.getByRole("dialog", { name: "Forward" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it("leaves the focus with the screen's heading when what opened it goes with it", async () => {
    const Row = () => {
      const [gone, setGone] = useState(false);
      return (
        <main>
          <h1 tabIndex={-1}>Users</h1>
          {!gone && <Deleting onDeleted={() => setGone(true)} />}
        </main>
      );
    };
    render(<Row />);
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await userEvent.click(screen.getByRole("button", { name: "Yes, delete it!" }));
    expect(screen.queryByRole("button")).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading")));
  });

  it("closes on Escape", async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    await userEvent.keyboard("{Escape}");
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("stays when Escape closes a menu in it", async () => {
    const close = vi.fn();
    render(
      <Dialog open title="Rows" onClose={close}>
        <Menu label="Actions" items={[{ label: "Edit", onSelect: vi.fn() }]} />
      </Dialog>,
      { wrapper: MemoryRouter },
    );
    await userEvent.click(screen.getByRole("button", { name: "Actions" }));
    await userEvent.keyboard("{Escape}");
    expect([screen.queryByRole("menu"), close.mock.calls]).toEqual([null, []]);
    await userEvent.keyboard("{Escape}");
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("closes on a press outside, unless something can be typed in it", async () => {
    const close = vi.fn();
    const { rerender } = render(<Dialog open title="Results" onClose={close} />);
    const outside = () => screen.getByRole("dialog").parentElement as HTMLElement;
    await userEvent.click(outside(), { pointerEventsCheck: 0 });
    expect(close).toHaveBeenCalledTimes(1);
    rerender(
      <Dialog open title="Reply" onClose={close}>
        <input aria-label="Text" />
      </Dialog>,
    );
    await userEvent.click(outside(), { pointerEventsCheck: 0 });
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("keeps the focus inside, forwards and backwards", async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    screen.getByRole("button", { name: "Send" }).focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close" }));
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Send" }));
  });
});

describe("a confirmation", () => {
  it("asks in the specified words, names the thing and starts on the harmless answer", () => {
    render(<ConfirmDialog open subject="Delete the course “Java”" onConfirm={vi.fn()} onCancel={vi.fn()} />);
    const dialog = screen.getByRole("alertdialog", { name: "Are you sure?" });
    expect(dialog.textContent).toContain("You won't be able to revert this!");
    expect(dialog.textContent).toContain("Delete the course “Java”");
    expect(screen.getByRole("button", { name: "Yes, delete it!" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "No, cancel!" }));
  });

  it("is busy, and cannot be cancelled, until the deed is done", async () => {
    let finish = () => undefined as unknown;
    const deed = new Promise((done) => {
      finish = () => done(undefined);
    });
    const cancel = vi.fn();
    render(<ConfirmDialog open onConfirm={() => deed} onCancel={cancel} />);
    const yes = screen.getByRole("button", { name: "Yes, delete it!" });
    await userEvent.click(yes);
    expect(yes.getAttribute("aria-busy")).toBe("true");
    await userEvent.click(screen.getByRole("button", { name: "No, cancel!" }));
    expect(cancel).not.toHaveBeenCalled();
    finish();
    await vi.waitFor(() => expect(yes.hasAttribute("aria-busy")).toBe(false));
  });
});

describe("a menu", () => {
  const start = (onSelect = vi.fn()) => {
    const items = [
      { label: "Open", to: "/courses/java" },
      { label: "Copy", disabled: true, onSelect },
      { label: "Edit", onSelect },
      { label: "Delete", onSelect },
    ];
    render(<Menu label="Actions" items={items} />, { wrapper: MemoryRouter });
    return { button: screen.getByRole("button", { name: "Actions" }), onSelect };
  };
  const focused = () => document.activeElement?.textContent;

  it("moves with the arrow keys round the entries that can be used, and to Home and End", async () => {
    const { button } = start();
    button.focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(focused()).toBe("Open");
    await userEvent.keyboard("{ArrowDown}");
    expect(focused()).toBe("Edit");
    await userEvent.keyboard("{End}");
    expect(focused()).toBe("Delete");
    await userEvent.keyboard("{ArrowDown}");
    expect(focused()).toBe("Open");
  });

  it("jumps to a typed letter", async () => {
    await userEvent.click(start().button);
    await userEvent.keyboard("d");
    expect(focused()).toBe("Delete");
  });

  it("closes on Escape and gives the focus back", async () => {
    const { button } = start();
    await userEvent.click(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it("does what is chosen, once, and closes; a disabled entry does nothing", async () => {
    const { button, onSelect } = start();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole("menuitem", { name: "Copy" }));
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("menuitem", { name: "Edit" }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("closes on a press elsewhere", async () => {
    await userEvent.click(start().button);
    await userEvent.click(document.body);
    expect(screen.queryByRole("menu")).toBeNull();
  });
});
