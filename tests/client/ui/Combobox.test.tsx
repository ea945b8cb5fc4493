// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Combobox } from "~/ui/Combobox";
import type { ComboboxOption } from "~/ui/comboboxOption";

const people = [
  { value: "1", label: "Asha Rao", note: "asha@demo.test" },
  { value: "2", label: "Ravi Iyer", note: "ravi@demo.test", alias: "L-42" },
];

function HeldCombobox({
  heard,
  searched,
}: {
  heard?: (value: string | null) => void;
  searched?: () => void;
}) {
  const [value, setValue] = useState<ComboboxOption | null>(null);
  const [words, setWords] = useState("");
  return (
    <form onSubmit={() => heard?.("submitted")}>
      <Combobox
        label="Payer"
        value={value}
        onChange={(next) => {
          setValue(next);
          heard?.(next?.value ?? null);
        }}
        options={people.filter(({ label, note, alias = "" }) =>
          `${label} ${note} ${alias}`.toLowerCase().includes(words.toLowerCase()),
        )}
        onSearch={(next) => {
          searched?.();
          setWords(next);
        }}
      />
    </form>
  );
}

describe("a combobox", () => {
  const input = () => screen.getByRole("combobox", { name: "Payer" });

  it("searches once typing pauses, and Enter takes what an arrow key reached without submitting the form", async () => {
    const [heard, searched] = [vi.fn(), vi.fn()];
    const user = userEvent.setup();
    render(<HeldCombobox heard={heard} searched={searched} />);
    await user.type(input(), "ravi");
    await user.keyboard("{Enter}");
    expect(heard, "before the search has been told").not.toHaveBeenCalled();
    await vi.waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    expect(searched).toHaveBeenCalledTimes(2);
    expect(input().getAttribute("aria-activedescendant"), "before an arrow key").toBeNull();
    await user.keyboard("{Enter}");
    expect(heard, "before an arrow key").not.toHaveBeenCalled();
    await user.keyboard("{ArrowDown}");
    expect(input().getAttribute("aria-activedescendant")).toBe(screen.getByRole("option").id);
    await user.keyboard("{Enter}");
    expect(heard.mock.calls).toEqual([["2"]]);
    expect(input()).toHaveProperty("value", "Ravi Iyer");
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it.each([
    ["the whole name", "asha RAO", "1"],
    ["the whole address", "ravi@demo.test", "2"],
    ["another name of it", "l-42", "2"],
  ])("lets Enter take the one option that is exactly what was typed: %s", async (_what, typed, value) => {
    const heard = vi.fn();
    const user = userEvent.setup();
    render(<HeldCombobox heard={heard} />);
    await user.type(input(), typed);
    await vi.waitFor(() => expect(input().getAttribute("aria-activedescendant")).not.toBeNull());
    await user.keyboard("{Enter}");
    expect(heard.mock.calls).toEqual([[value]]);
  });

  it("keeps what was chosen when one types and leaves without choosing", async () => {
    const heard = vi.fn();
    const user = userEvent.setup();
    render(<HeldCombobox heard={heard} />);
    await user.click(input());
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await user.type(input(), "xyz");
    expect((await screen.findByRole("status")).textContent).toMatch(/Nothing matches|^$/);
    await user.tab();
    expect(input()).toHaveProperty("value", "Ravi Iyer");
    expect(heard.mock.calls).toEqual([["2"]]);
  });

  it("closes on Escape without telling what is around it, and is emptied by its button", async () => {
    const [heard, outside] = [vi.fn(), vi.fn()];
    const user = userEvent.setup();
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: plays the dialog around it.
      <div onKeyDown={(event) => event.key === "Escape" && outside()}>
        <HeldCombobox heard={heard} />
      </div>,
    );
    await user.click(input());
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(outside).not.toHaveBeenCalled();
    await user.click(input());
    await user.click(await screen.findByRole("option", { name: /Asha Rao/ }));
    await user.click(screen.getByRole("button", { name: "Clear payer" }));
    expect(heard.mock.calls).toEqual([["1"], [null]]);
  });
});
