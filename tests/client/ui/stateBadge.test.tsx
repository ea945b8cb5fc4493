// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { stateBadge } from "~/ui/stateBadge";

const DoorBadge = stateBadge({ OPEN: "Open now", SHUT: "Closed" }, { OPEN: "success", SHUT: "danger" });

describe("the badge of a state", () => {
  it("has the label of a known state", () => {
    render(<DoorBadge state="OPEN" />);
    expect(screen.getByText("Open now")).toBeTruthy();
  });

  it("shows a state that a later version adds in words, without a colour", () => {
    render(<DoorBadge state="HALF_OPEN" />);
    expect(screen.getByText("Half open").parentElement?.className).not.toMatch(/success|danger/);
  });
});
