// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { repeatEarly } from "~/layout/repeatEarly";

function Form({ onPress }: { onPress: () => void }) {
  const [text, setText] = useState("");
  const [level, setLevel] = useState("");
  const [theme, setTheme] = useState("light");
  return (
    <>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <select aria-label="Level" value={level} onChange={({ target }) => setLevel(target.value)}>
        <option value="">All</option>
        <option value="A">A</option>
      </select>
      <input type="radio" aria-label="Dark" checked={theme === "dark"} onChange={() => setTheme("dark")} />
      <button type="button" onClick={onPress}>
        Open
      </button>
      <output>{`${text}|${level}|${theme}`}</output>
    </>
  );
}

describe("what was done before a page was live", () => {
  it("is done again: typed, chosen and pressed", async () => {
    const onPress = vi.fn();
    render(<Form onPress={onPress} />);
    const [text, level] = [screen.getByLabelText("Text"), screen.getByLabelText("Level")];
    const [dark, open] = [screen.getByLabelText("Dark"), screen.getByRole("button", { name: "Open" })];
    await repeatEarly(
      new Map([
        [text, "python"],
        [level, "A"],
        [dark, "on"],
        [open, ""],
      ]),
    );
    expect(screen.getByRole("status").textContent).toBe("python|A|dark");
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it("is left alone where the element has gone", async () => {
    const onPress = vi.fn();
    const { unmount } = render(<Form onPress={onPress} />);
    const open = screen.getByRole("button", { name: "Open" });
    unmount();
    await repeatEarly(new Map([[open, ""]]));
    expect(onPress).not.toHaveBeenCalled();
  });
});
