// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Combobox } from "~/ui/Combobox";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { PasswordInput } from "~/ui/PasswordInput";
import { RadioGroup } from "~/ui/RadioGroup";
import { RatingInput } from "~/ui/Rating";
import { SearchInput } from "~/ui/SearchInput";
import { Select } from "~/ui/Select";
import { Stepper } from "~/ui/Stepper";
import { Tabs } from "~/ui/Tabs";
import { TextInput } from "~/ui/TextInput";

afterEach(() => {
  vi.useRealTimers();
});

function HeldSearch({ heard }: { heard: (value: string) => void }) {
  const [value, setValue] = useState("");
  const hear = (next: string) => {
    heard(next);
    setValue(next);
  };
  return <SearchInput label="Search" value={value} onChange={hear} delay={60_000} />;
}

describe("a field", () => {
  it("ties its label, hint and message to the control", () => {
    render(
      <TextInput
        label="Code"
        value=""
        onChange={vi.fn()}
        hint="At most 10"
        error="Code is required."
        required
      />,
    );
    const input = screen.getByRole("textbox", { name: "Code" });
    const described = input.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "Code is required.",
      "At most 10",
    ]);
    expect(input.getAttribute("aria-invalid")).toBe("true");
  });

  it("says nothing of being optional where nothing is required, as in a filter", () => {
    render(<TextInput label="Year" value="" onChange={vi.fn()} />);
    expect(screen.queryByText("( Optional )")).toBeNull();
  });
});

describe("a select", () => {
  it("starts with the specified placeholder", () => {
    render(
      <Select label="Level" value="" onChange={vi.fn()} options={[{ value: "A", label: "Advanced" }]} />,
    );
    const options = screen.getAllByRole("option").map((option) => option.textContent);
    expect(options).toEqual(["--- Select a Level ---", "Advanced"]);
  });
});

describe("a password", () => {
  it("can be shown and hidden again", async () => {
    render(<PasswordInput label="Password" value="secret" onChange={vi.fn()} />);
    const input = screen.getByLabelText("Password");
    expect(input.getAttribute("type")).toBe("password");
    await userEvent.click(screen.getByRole("button", { name: "Show password" }));
    expect(input.getAttribute("type")).toBe("text");
    await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
    expect(input.getAttribute("type")).toBe("password");
  });
});

describe("a search", () => {
  const type = (text: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });

  it("is told once typing pauses, not on each key", () => {
    vi.useFakeTimers();
    const onChange = vi.fn();
    render(<SearchInput label="Search" value="" onChange={onChange} />);
    type("j");
    act(() => vi.advanceTimersByTime(200));
    type("java");
    act(() => vi.advanceTimersByTime(249));
    expect(onChange).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onChange.mock.calls).toEqual([["java"]]);
  });

  it("keeps what is typed while its own earlier answer arrives, and takes a change from outside", () => {
    vi.useFakeTimers();
    const { rerender } = render(<SearchInput label="Search" value="" onChange={vi.fn()} />);
    type("java");
    act(() => vi.advanceTimersByTime(250));
    type("java b");
    rerender(<SearchInput label="Search" value="java" onChange={vi.fn()} />);
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "java b");
    rerender(<SearchInput label="Search" value="" onChange={vi.fn()} />);
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "");
  });

  it("is told at once on Enter and on clearing", async () => {
    const onChange = vi.fn();
    render(<HeldSearch heard={onChange} />);
    await userEvent.type(screen.getByRole("searchbox"), "sql{Enter}");
    await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
    expect(onChange.mock.calls).toEqual([["sql"], [""]]);
  });

  it("is where '/' leads, but not while one types elsewhere", async () => {
    render(
      <>
        <input aria-label="Other" />
        <SearchInput label="Search" value="" onChange={vi.fn()} />
      </>,
    );
    await userEvent.type(screen.getByLabelText("Other"), "a/b");
    expect(screen.getByLabelText("Other")).toHaveProperty("value", "a/b");
    act(() => screen.getByLabelText("Other").blur());
    await userEvent.keyboard("/");
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "");
  });
});

describe("choices", () => {
  it("of a radio group have the group's name and tell their value", async () => {
    const onChange = vi.fn();
    const options = [
      { value: "a", label: "Paris" },
      { value: "b", label: "Lyon" },
    ];
    render(<RadioGroup label="Capital" value="" onChange={onChange} options={options} />);
    expect(screen.getByRole("group", { name: "Capital" })).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "Lyon" }));
    expect(onChange).toHaveBeenCalledWith("b");
  });

  it("of a rating are named by their stars", async () => {
    const onChange = vi.fn();
    render(<RatingInput label="Your rating" value={0} onChange={onChange} />);
    await userEvent.click(screen.getByRole("radio", { name: "4 stars" }));
    expect(onChange).toHaveBeenCalledWith(4);
  });
});

describe("moving with the arrow keys", () => {
  it("goes round the tabs and shows the panel of each", async () => {
    const tabs = ["One", "Two"].map((label) => ({ id: label, label, content: `${label} panel` }));
    render(<Tabs label="Course" tabs={tabs} />);
    await userEvent.click(screen.getByRole("tab", { name: "One" }));
    await userEvent.keyboard("{ArrowLeft}");
    expect(screen.getByRole("tab", { name: "Two" }).getAttribute("aria-selected")).toBe("true");
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Two" }));
    expect(screen.getByRole("tabpanel", { name: "Two" }).textContent).toBe("Two panel");
    await userEvent.keyboard("{Home}");
    expect(screen.getByRole("tabpanel", { name: "One" }).textContent).toBe("One panel");
    expect(screen.getAllByRole("tabpanel")).toHaveLength(1);
  });

  it("goes round the steps, whose names say what is done", async () => {
    const onSelect = vi.fn();
    const steps = [
      { id: "1", marker: "Q1", done: true },
      { id: "2", marker: "Q2" },
    ];
    render(<Stepper label="Questions" steps={steps} current="1" onSelect={onSelect} />);
    expect(screen.getByRole("button", { current: "step" }).getAttribute("aria-label")).toBe("Q1, done");
    screen.getByRole("button", { name: "Q1, done" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(onSelect).toHaveBeenCalledWith("2");
  });
});

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
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for the dialog around it.
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
