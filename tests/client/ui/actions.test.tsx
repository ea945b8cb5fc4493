// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { Dialog } from "~/ui/Dialog";

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
