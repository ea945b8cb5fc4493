// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { lazyWithRetry } from "~/relay/lazyWithRetry";

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

function failing(times: number) {
  let loads = 0;
  return vi.fn(async () => {
    loads += 1;
    if (loads <= times) throw new TypeError("Failed to fetch dynamically imported module: /assets/G.js");
    return Greeting;
  });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a part whose code comes late", () => {
  it("is loaded once, however often it is shown", async () => {
    const load = failing(0);
    const Part = lazyWithRetry(load);
    render(<Part name="Asha" />);
    expect(await screen.findByText("Hello Asha")).toBeTruthy();
    cleanup();
    render(<Part name="Ravi" />);
    expect(await screen.findByText("Hello Ravi")).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("leaves the screen as it is when its code is missing, and is asked for again when it is shown anew", async () => {
    const Part = lazyWithRetry(failing(1), { missing: ({ name }) => <p>No {name}</p> });
    render(<Part name="Asha" />);
    expect(await screen.findByText("No Asha")).toBeTruthy();
    cleanup();
    render(<Part name="Asha" />);
    expect(await screen.findByText("Hello Asha")).toBeTruthy();
  });

  it("comes by itself when the server is back", async () => {
    vi.stubGlobal("fetch", async () => new Response());
    const Part = lazyWithRetry(failing(1), { missing: () => <p>Missing</p> });
    render(<Part name="Asha" />);
    await screen.findByText("Missing");
    fireEvent(window, new Event("offline"));
    fireEvent(window, new Event("online"));
    expect(await screen.findByText("Hello Asha")).toBeTruthy();
  });
});
