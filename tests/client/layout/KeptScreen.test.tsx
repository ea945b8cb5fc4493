// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openAdmin } from "#tests/client/screens/admin/openAdmin";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { currentToasts } from "~/ui/toasts";

const makeRubric = (databaseId: number, name: string) => ({
  ...{ __typename: "Rubric", id: `rubric-${databaseId}`, databaseId, name },
  ...{ points: 4, assignmentCount: 0, updatedAt: "2026-01-05T10:00:00Z", criteria: [] },
});

/** A list of two pages: essays, then reports. */
const rubrics = ({ after }: { after?: string | null }) => ({
  ...{ __typename: "QueryRubricsConnection", totalCount: 2 },
  nodes: [after ? makeRubric(2, "Report") : makeRubric(1, "Essay")],
  pageInfo: {
    ...{ hasNextPage: !after, hasPreviousPage: Boolean(after) },
    ...{ startCursor: after ? "two" : "one", endCursor: after ? "two" : "one" },
  },
});

const toastTitles = () => currentToasts().map(({ title }) => title);
const failed = "Couldn't load this page.";
const row = (name: string) => screen.queryByRole("link", { name });
const next = () => screen.getByRole("link", { name: "Next" });

async function openFirstPage() {
  const gateway = scriptGateway({ rubrics });
  const router = openAdmin("/admin/rubrics");
  expect(await screen.findByRole("link", { name: "Essay" })).toBeDefined();
  return { gateway, router };
}

describe("a page of a list that can't be loaded", () => {
  it("leaves the rows and says so, and comes when it is tried again", async () => {
    const { gateway, router } = await openFirstPage();
    const repair = gateway.breakDown();
    await userEvent.click(next());
    await waitFor(() => expect(toastTitles()).toContain(failed), { timeout: 5_000 });
    expect(row("Essay")).not.toBeNull();
    // The count is that of the rows that are there, and nothing is being loaded.
    expect(screen.getByText("1 of 2 rubrics")).toBeDefined();
    expect(document.querySelector("[aria-busy=true]")).toBeNull();
    expect(router.state.location.search).toBe("?after=one&page=2");
    repair();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Report" })).toBeDefined();
    expect(row("Essay")).toBeNull();
    await waitFor(() => expect(toastTitles()).not.toContain(failed));
  });

  it("stays through a double click, whose two requests are one", async () => {
    const { gateway } = await openFirstPage();
    gateway.breakDown();
    await userEvent.dblClick(next());
    await waitFor(() => expect(toastTitles()).toContain(failed), { timeout: 5_000 });
    expect(row("Essay")).not.toBeNull();
  });

  it("keeps a page that was open before, from which the way leads on", async () => {
    const { gateway, router } = await openFirstPage();
    await userEvent.click(next());
    expect(await screen.findByRole("link", { name: "Report" })).toBeDefined();
    gateway.breakDown();
    await userEvent.type(screen.getByRole("searchbox"), "x{Enter}");
    await waitFor(() => expect(toastTitles()).toContain(failed), { timeout: 5_000 });
    expect(row("Report")).not.toBeNull();
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "x");
    await router.navigate("/admin/rubrics");
    expect(await screen.findByRole("link", { name: "Essay" })).toBeDefined();
    await waitFor(() => expect(toastTitles()).not.toContain(failed));
  });

  it("that is the first one is replaced by what happened", async () => {
    scriptGateway({ rubrics }).breakDown();
    openAdmin("/admin/rubrics");
    expect(await screen.findByRole("heading", { name: "No connection" }, { timeout: 5_000 })).toBeDefined();
  });
});
