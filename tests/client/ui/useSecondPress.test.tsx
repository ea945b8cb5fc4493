// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSecondPress } from "~/ui/useSecondPress";

const pressed = vi.fn();

/** A press by a person, unless it says otherwise; `detail` is 0 for keys. */
function press(type: string, { x = 10, detail = 1, isTrusted = true } = {}): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: 10, detail });
  Object.defineProperty(event, "isTrusted", { value: isTrusted });
  Object.defineProperty(event, "timeStamp", { value: performance.now() });
  document.body.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers();
  pressed.mockClear();
  for (const type of ["pointerdown", "click"]) document.body.addEventListener(type, pressed);
});

afterEach(() => {
  vi.advanceTimersByTime(1_000);
  for (const type of ["pointerdown", "click"]) document.body.removeEventListener(type, pressed);
});

/** Presses once, which opens what holds back the second press. */
function open(first: Parameters<typeof press>[1] = {}) {
  press("click", first);
  const hook = renderHook(() => useSecondPress());
  pressed.mockClear();
  return hook;
}

it("the second press of a double click reaches nothing, near the first and soon after it", () => {
  open();
  press("pointerdown", { x: 12, detail: 0 });
  press("click", { x: 12, detail: 2 });
  expect(pressed).not.toHaveBeenCalled();
  press("click", { x: 30 });
  expect(pressed).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(400);
  press("click");
  expect(pressed).toHaveBeenCalledTimes(2);
});

it("is no longer held back after a press elsewhere, such as on the question's answer", () => {
  open();
  press("click", { x: 300 });
  press("click");
  expect(pressed).toHaveBeenCalledTimes(2);
});

it("is held back from what lay below, too", () => {
  const { unmount } = open();
  vi.advanceTimersByTime(1_000);
  press("click");
  unmount();
  pressed.mockClear();
  press("click", { detail: 2 });
  expect(pressed).not.toHaveBeenCalled();
});

it("a key or a script presses what has just appeared", () => {
  open();
  press("click", { detail: 0 });
  expect(pressed).toHaveBeenCalledTimes(1);
});

it.each([{ detail: 0 }, { isTrusted: false }])("a first press of %o holds nothing back", (first) => {
  open(first);
  press("click");
  expect(pressed).toHaveBeenCalledTimes(1);
});
