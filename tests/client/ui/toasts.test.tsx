// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showErrorsToast } from "~/forms/ErrorsToast";
import { LateToaster } from "~/layout/lateParts";
import { Dialog } from "~/ui/Dialog";
import { Toaster } from "~/ui/Toaster";
import { clearToasts, endFailures, endToast, showToast } from "~/ui/toasts";

/** The time that sonner takes to put a toast on the screen, and to take it off. */
const coming = 100;
const leaving = 400;

/** Lets time go by in steps, between which React shows what has happened. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 100)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 100)));
}

const region = () => screen.getByRole("region", { name: "Notifications F8", hidden: true });
const cards = () => [...region().querySelectorAll<HTMLElement>("[data-toast]")];
const shown = () => cards().map((card) => card.textContent);
const alert = () => screen.getByRole("alert", { hidden: true });

async function show(message: string): Promise<void> {
  act(() => showToast({ tone: "success", message }));
  await pass(coming);
}

/** Presses, moves and lets go on a toast, and clicks as a browser does afterwards. */
function drag(x: number, y: number): void {
  const toast = screen.getByText(/Enough|Read me/);
  toast.setPointerCapture = () => undefined;
  const at = { clientX: 100 + x, clientY: 100 + y };
  fireEvent.pointerDown(toast, { button: 0, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(toast, { clientX: 100 + x / 2, clientY: 100 + y / 2 });
  fireEvent.pointerMove(toast, at);
  fireEvent.pointerUp(toast, at);
  fireEvent.click(toast, at);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(async () => {
  act(clearToasts);
  await pass(leaving);
  vi.useRealTimers();
});

describe("toasts", () => {
  beforeEach(async () => {
    render(<Toaster />);
    await pass(coming);
  });

  it("stay ten seconds", async () => {
    await show("Logged Out");
    await pass(9_999 - coming);
    expect(shown()).toEqual(["Logged Out"]);
    await pass(coming + leaving);
    expect(shown()).toEqual([]);
  });

  it("leave early by their words, when what they tell of is over", async () => {
    await show("Generating");
    act(() => showToast({ tone: "info", message: "Another" }));
    act(() => endToast({ tone: "success", message: "Generating" }));
    act(() => endToast({ tone: "success", message: "Never shown" }));
    await pass(leaving);
    expect(shown()).toEqual(["Another"]);
  });

  it("are not shown twice; a newer one takes the place of its kind and lies on the others", async () => {
    await show("One");
    act(() => showToast({ tone: "info", message: "Another kind" }));
    await show("One");
    expect(shown()).toEqual(["Another kind+1", "One"]);
    await show("Two");
    await pass(leaving);
    expect(shown()).toEqual(["Two+1", "Another kind"]);
  });

  it("toasts of the same words with another action stand once, with the later action and its whole time", async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const offer = (run: () => void) =>
      act(() => showToast({ tone: "success", message: "Saved", action: { label: "Undo", run } }));
    offer(first);
    await pass(9_000);
    offer(second);
    expect(cards()).toHaveLength(1);
    await pass(9_000);
    expect(cards()).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    await pass(leaving);
    expect(cards()).toEqual([]);
  });

  it("toasts of failures end with the next submit and with the screen; of success they stay", async () => {
    act(() => showErrorsToast(["Name is required"]));
    act(() => showToast({ tone: "warning", message: "Late" }));
    await show("Saved");
    act(endFailures);
    await pass(leaving);
    expect(shown()).toEqual(["Saved"]);
  });

  it.each([
    ["a press", () => drag(0, 0)],
    ["a swipe to the side", () => drag(90, 4)],
    ["a swipe upwards", () => drag(3, -60)],
    ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
    ["Dismiss", () => fireEvent.click(screen.getByRole("button", { name: "Dismiss" }))],
  ])("go by %s", async (_how, throwAway) => {
    await show("Enough");
    throwAway();
    await pass(leaving);
    expect(shown()).toEqual([]);
  });

  it("stay when they were only moved a little, and leave Escape to an open dialog", async () => {
    await show("Read me");
    drag(0, 20);
    document.body.insertAdjacentHTML("beforeend", '<div role="dialog"></div>');
    fireEvent.keyDown(document.body, { key: "Escape" });
    document.querySelector("[role=dialog]")?.remove();
    await pass(leaving);
    expect(shown()).toEqual(["Read me"]);
  });

  it("can be shown again once they are gone", async () => {
    await show("One");
    await pass(10_000 + leaving);
    await show("One");
    expect(shown()).toEqual(["One"]);
  });

  it.each([
    ["points at them", "pointerenter", "pointerleave"],
    ["has the focus in them", "focusin", "focusout"],
  ])("wait while one %s, and at least a second after", async (_how, begin, end) => {
    await show("Read me");
    await pass(9_800);
    act(() => void region().dispatchEvent(new Event(begin)));
    await pass(60_000);
    expect(shown()).toEqual(["Read me"]);
    act(() => void region().dispatchEvent(new Event(end)));
    await pass(900);
    expect(shown()).toEqual(["Read me"]);
    await pass(100 + leaving);
    expect(shown()).toEqual([]);
  });

  it("titled 'Errors' list each problem once for five seconds", async () => {
    act(() => showErrorsToast(["Name is required", "Email is required", "Name is required"]));
    await pass(coming);
    expect(shown()).toEqual(["ErrorsName is requiredEmail is required"]);
    await pass(5_000 + leaving);
    expect(shown()).toEqual([]);
  });
});

describe("announcing toasts", () => {
  it("interrupts with failures in an alert that is there before them, and tells the rest politely", async () => {
    render(<LateToaster />);
    expect(alert().getAttribute("aria-live")).toBe("assertive");
    expect(alert().textContent).toBe("");
    act(() => showErrorsToast(["Name is required", "Email is required"]));
    expect(alert().textContent).toBe("Errors. Name is required. Email is required");
    await vi.dynamicImportSettled();
    await show("Saved");
    expect(alert().textContent).not.toContain("Saved");
    expect(region().getAttribute("aria-live")).toBe("polite");
    // Those that interrupted are not read out a second time.
    const [success, errors] = cards();
    expect([success?.getAttribute("aria-live"), errors?.getAttribute("aria-live")]).toEqual([null, "off"]);
    act(endFailures);
    expect(alert().textContent).toBe("");
  });
});

describe("toasts above an open dialog", () => {
  const onClose = vi.fn();

  beforeEach(async () => {
    onClose.mockClear();
    render(
      <>
        <main>
          <p>Behind</p>
        </main>
        <Dialog open title="Add topic" onClose={onClose}>
          <button type="button">Within</button>
        </Dialog>
        <LateToaster />
      </>,
    );
    act(() => showErrorsToast(["Name is required"]));
    await vi.dynamicImportSettled();
    await pass(coming);
    screen.getByRole("button", { name: "Within" }).focus();
  });

  it("are not hidden from screen readers as the page is", () => {
    const isHidden = (element: Element) => element.closest("[aria-hidden=true]") !== null;
    expect([screen.getByText("Behind"), region(), alert()].map(isHidden)).toEqual([true, false, false]);
  });

  it("are dismissed by a press, which leaves the dialog open", async () => {
    const dismiss = within(region()).getByRole("button", { name: "Dismiss" });
    fireEvent.pointerDown(dismiss, { button: 0 });
    fireEvent.click(dismiss);
    await pass(leaving);
    expect(shown()).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it("take the focus by F8, end by Escape, and give the focus back to the open dialog", async () => {
    const within = screen.getByRole("button", { name: "Within" });
    fireEvent.keyDown(within, { key: "F8", code: "F8" });
    const focused = document.activeElement ?? document.body;
    expect(region().contains(focused)).toBe(true);
    fireEvent.keyDown(focused, { key: "Escape", code: "Escape" });
    await pass(leaving);
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(within);
    expect(onClose).not.toHaveBeenCalled();
  });
});
