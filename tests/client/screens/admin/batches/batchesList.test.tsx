// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { itemTexts } from "#tests/client/itemTexts";
// No one else changes anything here; the live topics have their own tests.
import { toastTexts } from "#tests/client/toastTexts";
import { aRefusal } from "#tests/support/refusal";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { scriptLive } from "#tests/support/scriptLive";
import { openAdmin } from "../openAdmin";
import { batch, listScript } from "./batchScript";

// No one else changes anything here; the live topics have their own tests.
vi.mock("~/screens/admin/batches/useLiveTopics", () => ({
  useLiveTopics: () => undefined,
}));

const counts = { total: 3, completed: 1, ongoing: 1, upcoming: 1, postponed: 0, onHold: 0, cancelled: 0 };

describe("the list of batches", () => {
  it("asks for what its address says, and puts a status, a sort and words into it", async () => {
    const { askedAs } = scriptGateway({ batchCounts: counts, batches: listScript([batch]) });
    const router = openAdmin("/admin/batches?status=HOLD&sort=name");
    expect(await screen.findByRole("link", { name: "Evening" })).toBeDefined();
    const variables = () => askedAs("BatchesScreenQuery").at(-1)?.variables;
    expect(variables()).toMatchObject({ status: "HOLD", sort: "NAME", reversed: false, first: 20 });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Batch type" }), "Saturday");
    await waitFor(() => expect(router.state.location.search).toBe("?status=HOLD&type=SATURDAY&sort=name"));
    await userEvent.type(screen.getByRole("searchbox", { name: "Search batches" }), "eve{Enter}");
    await waitFor(() => expect(variables()).toMatchObject({ search: "eve", batchType: "SATURDAY" }));
    await userEvent.click(screen.getByRole("button", { name: "Sync" }));
    await waitFor(() => expect(toastTexts()).toContain("Batches synced successfully"));
  });

  it("shows completions in place, refetches once after a burst, and never without an event", async () => {
    const live = scriptLive();
    let rows = [batch];
    const { askedAs } = scriptGateway({
      batchCounts: () => ({ ...counts, total: rows.length }),
      batches: () => listScript(rows),
    });
    openAdmin("/admin/batches");
    const completion = (value: string) =>
      screen.findByRole("progressbar", { name: "Completion of Evening", value: { now: Number(value) } });
    await waitFor(() => expect(live.listening).toHaveLength(2));
    const asked = () => askedAs("BatchesScreenQuery").length;
    // Once for the screen, and once because something may have happened before it listened.
    await waitFor(() => expect(asked()).toBe(2));
    live.send("BatchesScreenBatchProgressSubscription", {
      data: { batchProgressChanged: { id: batch.id, completionPercentage: 77 } },
    });
    expect(await completion("77")).toBeDefined();
    expect(asked()).toBe(2);

    rows = [
      { ...batch, completionPercentage: 77 },
      { ...batch, id: "batch-8", databaseId: 8, name: "Morning" },
    ];
    for (let time = 0; time < 5; time += 1)
      live.send("changesBatchesSubscription", { data: { batchesChanged: true } });
    expect(await screen.findByRole("link", { name: "Morning" })).toBeDefined();
    expect(asked()).toBe(3);

    // A hidden page waits until it is shown.
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    rows = [batch];
    live.send("changesBatchesSubscription", { data: { batchesChanged: true } });
    await waitFor(() => expect(visibility).toHaveBeenCalled());
    expect(asked()).toBe(3);
    visibility.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(screen.queryByRole("link", { name: "Morning" })).toBeNull());
    expect(asked()).toBe(4);
  });

  it("says that nothing fits, and that there is nothing yet", async () => {
    scriptGateway({ batchCounts: counts, batches: listScript([]) });
    openAdmin("/admin/batches?status=HOLD");
    expect(await screen.findByText("No batches match")).toBeDefined();
    cleanup();
    scriptGateway({ batchCounts: counts, batches: listScript([]) });
    openAdmin("/admin/batches");
    expect(await screen.findByText("No batches yet")).toBeDefined();
  });
});

describe("the form of a batch", () => {
  it("begins as specified, says what is wrong, and sends days as they were typed", async () => {
    const { askedAs } = scriptGateway({
      createBatch: { __typename: "ChangedBatchPayload", batch },
      batch,
    });
    const router = openAdmin("/admin/batches/create");
    const submit = async () => userEvent.click(await screen.findByRole("button", { name: "Create batch" }));
    expect((await screen.findByRole<HTMLSelectElement>("combobox", { name: /Batch type/ })).value).toBe(
      "WEEKDAY",
    );
    await submit();
    expect(screen.getAllByText("Name is required").length).toBeGreaterThan(0);
    await userEvent.type(screen.getByRole("textbox", { name: /^Name/ }), "Evening");
    await userEvent.type(screen.getByRole("textbox", { name: /^Description/ }), "After work");
    await userEvent.type(screen.getByLabelText(/^Start date/), "2026-09-02");
    await userEvent.type(screen.getByLabelText(/^End date/), "2026-09-01");
    await submit();
    expect(screen.getAllByText("End date can't be before start date").length).toBeGreaterThan(0);
    expect(screen.getByText(/^Date must be on or after \d{2}-\w{3}-\d{4}$/)).toBeDefined();
    await userEvent.clear(screen.getByLabelText(/^End date/));
    await userEvent.type(screen.getByLabelText(/^End date/), "2026-09-30");
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/batches/7"));
    const sent = askedAs("batchCommandsCreateBatchMutation")[0];
    expect(sent?.variables["input"]).toMatchObject({
      startDate: "2026-09-02",
      endDate: "2026-09-30",
      noOfDays: 0,
      startTime: null,
    });
    expect(toastTexts()).toContain("Batch created successfully");
  });

  it("computes days and hours from dates, times and class days, and sends what was typed instead", async () => {
    const { askedAs } = scriptGateway({
      createBatch: { __typename: "ChangedBatchPayload", batch },
      batch,
    });
    openAdmin("/admin/batches/create");
    await userEvent.type(await screen.findByRole("textbox", { name: /^Name/ }), "Evening");
    await userEvent.type(screen.getByRole("textbox", { name: /^Description/ }), "After work");
    await userEvent.type(screen.getByLabelText(/^Start date/), "2026-11-02");
    await userEvent.type(screen.getByLabelText(/^End date/), "2026-12-31");
    await userEvent.type(screen.getByLabelText(/^Start time/), "19:00");
    await userEvent.type(screen.getByLabelText(/^End time/), "20:30");
    const computed = (label: RegExp) =>
      screen.getByRole("textbox", { name: label }).getAttribute("placeholder");
    const all = () => [/^Duration/, /^Number of days/, /^Total hours/].map(computed);
    expect(all()).toEqual(["90", "44", "66"]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Tuesday" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Thursday" }));
    expect(screen.getByText("Monday, Wednesday and Friday")).toBeTruthy();
    expect(all()).toEqual(["90", "26", "39"]);
    await userEvent.type(screen.getByRole("textbox", { name: /^Number of days/ }), "30");
    expect(computed(/^Total hours/)).toBe("45");
    await userEvent.click(screen.getByRole("button", { name: "Create batch" }));
    await waitFor(() => expect(askedAs("batchCommandsCreateBatchMutation")).toHaveLength(1));
    expect(askedAs("batchCommandsCreateBatchMutation")[0]?.variables["input"]).toMatchObject({
      duration: 0,
      noOfDays: 30,
      totalHours: 0,
      completedHours: 0,
      batchType: "WEEKDAY",
      classDays: ["MONDAY", "WEDNESDAY", "FRIDAY"],
    });
  });

  it("takes the class days of a type that is chosen, and the type of the days", async () => {
    scriptGateway({ batch });
    openAdmin("/admin/batches/create");
    const type = await screen.findByRole<HTMLSelectElement>("combobox", { name: /Batch type/ });
    await userEvent.selectOptions(type, "SUNDAY");
    const isChosen = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name }).checked;
    expect(["Friday", "Saturday", "Sunday", "Monday"].filter(isChosen)).toEqual(["Sunday"]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Saturday" }));
    expect(type.value).toBe("SUNDAY");
    await userEvent.click(screen.getByRole("checkbox", { name: "Sunday" }));
    expect(type.value).toBe("SATURDAY");
  });
});

describe("a batch that two people change at once", () => {
  it("keeps what the slower one typed, shows what the other saved, and is saved over that", async () => {
    const theirs = { ...batch, name: "Late evening", status: "HOLD", updatedAt: "2026-09-02T10:00:00.000Z" };
    let saved: object = batch;
    const gateway = scriptGateway({
      batch: () => saved,
      updateBatch({ version }: { version: string }) {
        if (saved === theirs && version !== theirs.updatedAt)
          return aRefusal("In words that may change", "STALE");
        return { __typename: "ChangedBatchPayload", batch: theirs };
      },
    });
    openAdmin("/admin/batches/7/edit");
    const name = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Name/ });
    await userEvent.type(name, " two");
    saved = theirs;
    await userEvent.click(screen.getByRole("button", { name: "Save batch" }));
    const told = await screen.findByRole("region", { name: "Changed by someone else" });
    expect(itemTexts(told)).toEqual([
      "Name is now Late evening, yours differsUse theirs for Name",
      "Status is now On hold",
    ]);
    expect(name.value).toBe("Evening two");
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: /^Status/ }).value).toBe("HOLD");
    await userEvent.click(screen.getByRole("button", { name: "Save batch" }));
    expect(await screen.findByText("Batch updated successfully")).toBeDefined();
    expect(
      gateway.askedAs("batchCommandsUpdateBatchMutation").map(({ variables }) => variables["version"]),
    ).toEqual([batch.updatedAt, theirs.updatedAt]);
  });
});
