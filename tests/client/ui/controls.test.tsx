// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { PasswordInput } from "~/ui/PasswordInput";
import { RadioGroup } from "~/ui/RadioGroup";
import { RatingInput } from "~/ui/Rating";
import { Select } from "~/ui/Select";
import { Stepper } from "~/ui/Stepper";
import { Tabs } from "~/ui/Tabs";
import { TextInput } from "~/ui/TextInput";

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

describe("choices", () => {
  it("choices of a radio group have the group's name and tell their value", async () => {
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

  it("choices of a rating are named by their stars", async () => {
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
