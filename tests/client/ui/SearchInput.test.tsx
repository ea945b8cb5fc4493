// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { SearchInput } from "~/ui/SearchInput";

function HeldSearch({ heard }: { heard: (value: string) => void }) {
  const [value, setValue] = useState("");
  const hear = (next: string) => {
    heard(next);
    setValue(next);
  };
  return <SearchInput label="Search" value={value} onChange={hear} delay={60_000} />;
}

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
