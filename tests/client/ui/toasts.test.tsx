// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showErrorsToast } from "../../../client/forms/ErrorsToast";
import { Toaster } from "../../../client/ui/Toaster";
import { clearToasts, endToast, showToast } from "../../../client/ui/toasts";

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
    show("Another");
    act(() => endToast({ tone: "success", message: "Generating" }));
    act(() => endToast({ tone: "success", message: "Never shown" }));
    pass(300);
    expect(shown()).toEqual(["Another"]);
  });

  it("are not shown twice, and the newest is on top", () => {
    show("One");
    show("Two");
    show("One");
    expect(shown()).toEqual(["Two", "One"]);
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
