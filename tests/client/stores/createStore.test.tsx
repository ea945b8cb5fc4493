// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { createEvents, createStore, useStore, useStorePart } from "~/stores/createStore";

describe("a store", () => {
  it("has its initial value until it is set or updated", () => {
    const count = createStore(1);
    expect(count.read()).toBe(1);
    count.set(2);
    count.update((value) => value + 3);
    expect(count.read()).toBe(5);
  });

  it("calls its subscribers after each change, and no more once they have unsubscribed", () => {
    const count = createStore(0);
    const seen: number[] = [];
    const stop = count.subscribe(() => seen.push(count.read()));
    count.set(1);
    count.set(1);
    count.set(2);
    stop();
    count.set(3);
    expect(seen).toEqual([1, 2]);
  });

  it("watches from the first subscriber to the last", () => {
    const stop = vi.fn();
    const watch = vi.fn(() => stop);
    const store = createStore("", { watch });
    const ends = [store.subscribe(() => undefined), store.subscribe(() => undefined)];
    expect(watch).toHaveBeenCalledTimes(1);
    ends[0]?.();
    ends[0]?.();
    expect(stop).not.toHaveBeenCalled();
    ends[1]?.();
    expect(stop).toHaveBeenCalledTimes(1);
    store.subscribe(() => undefined);
    expect(watch).toHaveBeenCalledTimes(2);
  });

  it("keeps a function that subscribed twice until both subscriptions have ended", () => {
    const stop = vi.fn();
    const watch = vi.fn(() => stop);
    const store = createStore(0, { watch });
    const listener = vi.fn();
    const ends = [store.subscribe(listener), store.subscribe(listener)];
    ends[0]?.();
    store.set(1);
    expect(listener).toHaveBeenCalledTimes(1);
    expect([watch.mock.calls.length, stop.mock.calls.length]).toEqual([1, 0]);
    ends[1]?.();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it("may be changed by its subscribers, and by what watches it", () => {
    const store = createStore(0, { watch: () => void store.set(1) });
    store.subscribe(() => store.update((value) => Math.min(3, value + 1)));
    expect(store.read()).toBe(3);
  });
});

describe("events", () => {
  it("reach all who have subscribed before", () => {
    const events = createEvents<string>();
    const seen: string[] = [];
    events.subscribe((event) => {
      seen.push(event);
      events.subscribe((later) => seen.push(`late ${later}`));
    });
    events.emit("one");
    expect(seen).toEqual(["one"]);
    events.emit("two");
    expect(seen).toEqual(["one", "two", "late two"]);
  });

  it("reach a subscriber that unsubscribes at the event", () => {
    const events = createEvents();
    const listener = vi.fn();
    const stop = events.subscribe(() => stop());
    events.subscribe(listener);
    events.emit();
    events.emit();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe("a component", () => {
  it("renders again when the store changes", () => {
    const name = createStore("Asha");
    const Name = () => <p>{useStore(name)}</p>;
    render(<Name />);
    act(() => name.set("Ravi"));
    expect(screen.getByText("Ravi")).toBeTruthy();
  });

  it("renders again only when its part changes", () => {
    const names = createStore<ReadonlyMap<number, string>>(new Map([[1, "Asha"]]));
    const rendered = vi.fn();
    const Name = () => {
      rendered();
      return <p>{useStorePart(names, (all) => all.get(1))}</p>;
    };
    render(<Name />);
    const before = rendered.mock.calls.length;
    act(() => names.update((all) => new Map(all).set(2, "Ravi")));
    expect(rendered).toHaveBeenCalledTimes(before);
    act(() => names.update((all) => new Map(all).set(1, "Meera")));
    expect(screen.getByText("Meera")).toBeTruthy();
  });

  it("is rendered by a server with the initial value, or with that of the page", () => {
    const theme = createStore("system");
    const person = createStore("Asha", { readRendered: () => "Ravi" });
    const Page = () => `${useStore(theme)}, ${useStorePart(person, (name) => name.toUpperCase())}`;
    theme.set("dark");
    expect(renderToString(<Page />)).toBe("system, RAVI");
  });
});
