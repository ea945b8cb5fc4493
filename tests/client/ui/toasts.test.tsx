// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showErrorsToast } from "../../../client/forms/ErrorsToast";
import { Toaster } from "../../../client/ui/Toaster";
import { clearToasts, endFailures, endToast, showToast } from "../../../client/ui/toasts";

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  clearToasts();
  vi.useRealTimers();
});

const show = (message: string) => act(() => showToast({ tone: "success", message }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.queryAllByRole("status").map((toast) => toast.textContent);

function drag(x: number, y: number) {
  const words = screen.getByText(/Enough|Read me/);
  fireEvent.pointerDown(words, { button: 0, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(words, { clientX: 100 + x, clientY: 100 + y, pointerType: "touch" });
  fireEvent.pointerUp(words, { clientX: 100 + x, clientY: 100 + y });
}

describe("toasts", () => {
  it("stay ten seconds, then slide out for 300 ms", () => {
    show("Logged Out");
    pass(9_999);
    expect(shown()).toEqual(["Logged Out"]);
    pass(1);
    expect(screen.getByRole("status").className).toContain("slide-out");
    pass(300);
    expect(shown()).toEqual([]);
  });

  it("leave early by their words, when what they tell of is over", () => {
    show("Generating");
    act(() => showToast({ tone: "info", message: "Another" }));
    act(() => endToast({ tone: "success", message: "Generating" }));
    act(() => endToast({ tone: "success", message: "Never shown" }));
    pass(300);
    expect(shown()).toEqual(["Another"]);
  });

  it("are not shown twice; a newer one takes the place of its kind and lies on the others", () => {
    show("One");
    act(() => showToast({ tone: "info", message: "Another kind" }));
    show("One");
    expect(shown()).toEqual(["Another kind+1", "One"]);
    show("Two");
    expect(shown()).toEqual(["Two+1", "Another kind"]);
  });

  it("of failures end with the next submit and with the screen; of success they stay", () => {
    act(() => showErrorsToast(["Name is required"]));
    act(() => showToast({ tone: "warning", message: "Late" }));
    show("Saved");
    act(endFailures);
    pass(300);
    expect(shown()).toEqual(["Saved"]);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([
    ["a press", () => drag(0, 0)],
    ["a swipe to the side", () => drag(90, 4)],
    ["a swipe upwards", () => drag(3, -60)],
    ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
  ])("go by %s", (_how, throwAway) => {
    show("Enough");
    throwAway();
    pass(300);
    expect(shown()).toEqual([]);
  });

  it("stay when they were only moved a little, and leave Escape to an open dialog", () => {
    show("Read me");
    drag(20, 0);
    document.body.insertAdjacentHTML("beforeend", '<div role="dialog"></div>');
    fireEvent.keyDown(document.body, { key: "Escape" });
    document.querySelector("[role=dialog]")?.remove();
    pass(300);
    expect(shown()).toEqual(["Read me"]);
  });

  it("can be shown again once they are gone", () => {
    show("One");
    pass(10_300);
    show("One");
    expect(shown()).toEqual(["One"]);
  });

  it("wait while one points at them, and at least a second after", () => {
    show("Read me");
    pass(9_900);
    const toast = screen.getByRole("status");
    fireEvent.pointerEnter(toast);
    pass(60_000);
    expect(shown()).toEqual(["Read me"]);
    fireEvent.pointerLeave(toast);
    pass(999);
    expect(toast.className).not.toContain("slide-out");
    pass(1);
    expect(toast.className).toContain("slide-out");
  });

  it("go when dismissed", () => {
    show("Enough");
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    pass(300);
    expect(shown()).toEqual([]);
  });

  it("interrupt with errors, which list each problem once for five seconds", () => {
    act(() => showErrorsToast(["Name is required", "Email is required", "Name is required"]));
    const toast = screen.getByRole("alert");
    expect(toast.textContent).toBe("ErrorsName is requiredEmail is required");
    pass(5_300);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
