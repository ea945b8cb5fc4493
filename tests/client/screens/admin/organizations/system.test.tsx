import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { organizationRoutes } from "~/screens/admin/organizations/routes";

const passed = { key: "clock", title: "Clock", level: "OK", message: "The clocks agree.", advice: null };
const broken = {
  key: "migrations",
  title: "Migrations",
  level: "PROBLEM",
  message: "The migration 0010_more failed.",
  advice: "Run npm run db:resolve.",
};

describe("the screen of the system", () => {
  it("shows problems first, with what to do, and says what the checks come to", async () => {
    scriptGateway({ systemChecks: [passed, broken] });
    openScreen("/system", organizationRoutes);
    expect(await screen.findByText("1 problem in 2 checks.")).toBeTruthy();
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["Problems (1)", "In order (1)"]);
    const [row] = screen.getAllByRole("listitem").filter((item) => item.textContent?.includes("0010_more"));
    expect(row && within(row).getByText("Run npm run db:resolve.")).toBeTruthy();
    expect(row && within(row).getByText("Problem")).toBeTruthy();
  });

  it("checks again when asked, and says when all is well", async () => {
    const script = { systemChecks: [broken] };
    const gateway = scriptGateway(script);
    openScreen("/system", organizationRoutes);
    const again = await screen.findByRole("button", { name: "Check again" });
    script.systemChecks = [{ ...broken, ...passed, key: "migrations", advice: "" }];
    await userEvent.click(again);
    expect(await screen.findByText("All 1 checks passed.")).toBeTruthy();
    expect(gateway.askedAs("SystemScreenQuery")).toHaveLength(2);
  });
});
