// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { Button } from "~/ui/Button";
import { Combobox } from "~/ui/Combobox";
import { DateInput } from "~/ui/DateInput";
import { Dialog } from "~/ui/Dialog";
import { Drawer } from "~/ui/Drawer";
import { Menu } from "~/ui/Menu";

function openDialog(children: ReactNode) {
  const close = vi.fn();
  render(
    <Dialog open title="Payment" onClose={close}>
      {children}
    </Dialog>,
    { wrapper: MemoryRouter },
  );
  return close;
}

describe("Escape in a dialog closes the innermost layer only", () => {
  const options = [{ value: "1", label: "Asha Rao" }];
  it.each([
    ["menu", <Menu key="" label="Actions" items={[{ label: "Edit", onSelect: vi.fn() }]} />, "Actions"],
    ["dialog", <DateInput key="" label="Paid on" value="" onChange={vi.fn()} />, "Open calendar"],
    [
      "listbox",
      <Combobox key="" label="Payer" value={null} onChange={vi.fn()} options={options} onSearch={vi.fn()} />,
      "Payer",
    ],
  ])("when that is a %s", async (role, control, opener) => {
    const close = openDialog(control);
    const layers = () => screen.queryAllByRole(role).length;
    const before = layers();
    const button = screen.getByLabelText(opener);
    await userEvent.click(button);
    expect(layers()).toBe(before + 1);
    await userEvent.keyboard("{Escape}");
    await vi.waitFor(() => expect(layers()).toBe(before));
    expect(close).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe("a press in a layer above a dialog", () => {
  it("chooses from a menu, and the dialog stays", async () => {
    const edit = vi.fn();
    const close = openDialog(<Menu label="Actions" items={[{ label: "Edit", onSelect: edit }]} />);
    await userEvent.click(screen.getByRole("button", { name: "Actions" }));
    await userEvent.click(screen.getByRole("menuitem", { name: "Edit" }));
    expect([edit.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
  });

  it("chooses a day, which gives the focus back to its field", async () => {
    const choose = vi.fn();
    const close = openDialog(<DateInput label="Paid on" value="2026-11-20" onChange={choose} />);
    await userEvent.click(screen.getByRole("button", { name: "Open calendar" }));
    await userEvent.click(screen.getByRole("button", { name: "21-Nov-2026" }));
    expect(choose).toHaveBeenLastCalledWith("2026-11-21");
    await vi.waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Paid on" }));
    expect(close).not.toHaveBeenCalled();
  });
});

describe("a file input in a dialog", () => {
  it("may be cancelled, and the dialog stays", () => {
    const close = openDialog(<input type="file" aria-label="Picture" />);
    // A browser's `cancel` of a file input bubbles.
    fireEvent(screen.getByLabelText("Picture"), new Event("cancel", { bubbles: true }));
    expect(close).not.toHaveBeenCalled();
    expect(screen.getByRole("dialog", { name: "Payment" })).toBeTruthy();
  });
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open menu</Button>
      {open && (
        <Drawer label="Menu" side="right" head={<b>Lectern</b>} onClose={() => setOpen(false)}>
          <a href="/home">Home</a>
        </Drawer>
      )}
    </>
  );
}

describe("a drawer", () => {
  it("keeps the focus inside, closes on Escape and gives the focus back", async () => {
    render(<Page />, { wrapper: MemoryRouter });
    const button = screen.getByRole("button", { name: "Open menu" });
    await userEvent.click(button);
    expect(screen.getByRole("dialog", { name: "Menu" })).toBeTruthy();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close menu" }));
    await userEvent.keyboard("{Escape}");
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the page behind a dialog", () => {
  const parts = ["header", "main", "footer"];
  /** Whether every part of the page is out of reach, or none is. */
  const page = () => {
    const found = parts.map((part) => document.querySelector(`body ${part}`)?.hasAttribute("inert"));
    return found.every((isInert) => isInert === found[0]) ? found[0] : found;
  };
  const screenWith = (dialogs: ReactNode) => (
    <MemoryRouter>
      <header>
        <nav aria-label="Main" />
      </header>
      <main>
        <p aria-live="polite">Saved</p>
      </main>
      <footer>The institute</footer>
      {dialogs}
    </MemoryRouter>
  );

  it("is out of reach until the last dialog closes", async () => {
    const outer = <Dialog key="outer" open title="Payment" onClose={vi.fn()} />;
    const inner = <Dialog key="inner" open title="Sure?" role="alertdialog" onClose={vi.fn()} />;
    const { rerender } = render(screenWith([outer, inner]));
    await vi.waitFor(() => expect(page()).toBe(true));
    rerender(screenWith([outer]));
    expect(page()).toBe(true);
    rerender(screenWith([]));
    expect(page()).toBe(false);
  });
});
