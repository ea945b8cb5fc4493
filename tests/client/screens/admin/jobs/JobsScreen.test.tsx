// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { jobRoutes } from "~/screens/admin/jobs/routes";

const job = (databaseId: number, more: object = {}) => ({
  __typename: "Job",
  id: `Job:${databaseId}`,
  databaseId,
  kind: "files.deleteUnused",
  key: String(databaseId),
  state: "WAITING",
  attempts: 0,
  lastError: null,
  runAt: "2026-03-02T10:00:00.000Z",
  createdAt: "2026-03-01T10:00:00.000Z",
  ...more,
});

const failed = job(1, { state: "FAILED", attempts: 6, lastError: "The disk is full" });
const page = (...nodes: object[]) => ({
  totalCount: nodes.length,
  nodes,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
});

const row = async (name: RegExp) => within(await screen.findByRole("row", { name }));

describe("the list of jobs", () => {
  it("says what each does, where it stands and why it failed", async () => {
    scriptGateway({ jobs: page(failed, job(2, { kind: "unknown.kind" }), job(3, { state: "RUNNING" })) });
    openScreen("/jobs", jobRoutes);
    const first = await row(/The disk is full/);
    expect(first.getByText("Delete a file that nothing uses")).toBeTruthy();
    expect(first.getByText("Failed")).toBeTruthy();
    expect((await row(/unknown\.kind/)).getByRole("button", { name: /^Run now/ })).toBeTruthy();
    const running = screen.getAllByRole("row").at(-1) as HTMLElement;
    expect(within(running).queryByRole("button")).toBeNull();
  });

  it("shows the whole error of a failed job on request", async () => {
    scriptGateway({ jobs: page(failed, job(2)) });
    openScreen("/jobs", jobRoutes);
    const shown = (await row(/disk is full/)).getByRole("button", { name: /^Show the error/ });
    await userEvent.click(shown);
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("The disk is full")).toBeTruthy();
    expect(dialog.getByText("Subject 1, 6 tries")).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    expect(document.activeElement).toBe(shown);
    expect(screen.getAllByRole("button", { name: /^Show the error/ })).toHaveLength(1);
  });

  it("retries a failed job", async () => {
    const gateway = scriptGateway({
      jobs: page(failed),
      retryJob: { __typename: "JobPayload", job: { ...failed, state: "WAITING", attempts: 0 } },
    });
    openScreen("/jobs", jobRoutes);
    await userEvent.click((await row(/disk is full/)).getByRole("button", { name: /^Retry/ }));
    expect(await screen.findByText("Job started again")).toBeTruthy();
    expect(gateway.askedAs("organizationCommandsRetryJobMutation")[0]?.variables).toEqual({ jobId: 1 });
  });

  it("drops a job once that is confirmed", async () => {
    const gateway = scriptGateway({
      jobs: page(failed),
      dropJob: { __typename: "DeletedJobPayload", deletedNodeId: "Job:1" },
    });
    openScreen("/jobs", jobRoutes);
    await userEvent.click((await row(/disk is full/)).getByRole("button", { name: /^Drop/ }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(gateway.askedAs("organizationCommandsDropJobMutation")).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "Drop" }));
    expect(await screen.findByText("Job dropped")).toBeTruthy();
    expect(screen.queryByText("The disk is full")).toBeNull();
  });

  it("keeps a job that runs by now, and says so", async () => {
    const reason = "This job is running. Wait until it ends.";
    scriptGateway({ jobs: page(failed), retryJob: aRefusal(reason) });
    openScreen("/jobs", jobRoutes);
    await userEvent.click((await row(/disk is full/)).getByRole("button", { name: /^Retry/ }));
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.getByText("The disk is full")).toBeTruthy();
  });
});
