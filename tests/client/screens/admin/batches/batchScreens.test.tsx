// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
// No one else changes anything here; the live topics have their own tests.
import { toastTexts } from "#tests/client/toastTexts";
import { aRefusal } from "#tests/support/refusal";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { currentToasts } from "~/ui/toasts";
import { openAdmin } from "../openAdmin";
import { batch, batchCourse, batchUser, listScript, user } from "./batchScript";

// No one else changes anything here; the live topics have their own tests.
vi.mock("~/screens/admin/batches/useLiveTopics", () => ({
  useLiveTopics: () => undefined,
}));

describe("a batch", () => {
  it("shows its schedule, joins by a link without a scheme, and leads to its parts", async () => {
    scriptGateway({ batch });
    openAdmin("/admin/batches/7");
    const join = await screen.findByRole("link", { name: /^meet\.example\.test\/abc/ });
    expect(join.getAttribute("href")).toBe("https://meet.example.test/abc");
    expect(screen.getByText("01-Sep-2026")).toBeDefined();
    const parts = within(screen.getByRole("navigation", { name: "Parts of the batch" }));
    const links = parts.getAllByRole("link").map((link) => link.textContent);
    expect(links).toEqual(["Overview", "Users", "Courses", "Trainers", "Grades", "Activities", "History"]);
    expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
  });

  it("has its name, status, dates and progress above each of its parts", async () => {
    scriptGateway({ batch: { ...batch, users: listScript([]) } });
    openAdmin("/admin/batches/7/users");
    const name = await screen.findByRole("link", { name: "Evening" });
    expect(name.getAttribute("href")).toBe("/admin/batches/7");
    expect(screen.getByText("01-Sep-2026 to 31-Dec-2026")).toBeDefined();
    const progress = screen.getByRole("progressbar", { name: "Progress of Evening" });
    expect(progress.getAttribute("aria-valuenow")).toBe("40");
    cleanup();
    scriptGateway({ batch });
    openAdmin("/admin/batches/7");
    expect(await screen.findByRole("heading", { level: 1, name: "Evening" })).toBeDefined();
  });

  it("that is new says what is left to do", async () => {
    const isNew = { ...batch, status: "SCHEDULED", completedTopics: 0, completionPercentage: 0 };
    const none = { totalCount: 0, nodes: [], edges: [] };
    scriptGateway({ batch: { ...isNew, courseCount: 0, trainers: none, nextTopics: [] } });
    openAdmin("/admin/batches/7");
    const steps = within((await screen.findByText("Next steps")).closest("section") ?? document.body);
    expect(steps.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Assign users, done",
      "Assign a course",
      "Assign a trainer",
      "Plan the topics",
    ]);
    cleanup();
    scriptGateway({ batch: isNew });
    openAdmin("/admin/batches/7");
    await screen.findByRole("heading", { level: 1, name: "Evening" });
    await screen.findByText("Details");
    expect(screen.queryByText("Next steps")).toBeNull();
  });

  it("a batch that is not there says so", async () => {
    scriptGateway({ batch: null });
    openAdmin("/admin/batches/999999/users");
    expect(await screen.findByRole("heading", { name: "Batch not found" })).toBeDefined();
    expect(document.title).toContain("Batch not found");
  });
});

describe("the users of a batch", () => {
  const withUsers = { ...batch, users: listScript([batchUser(1, "Asha"), batchUser(2, "Binu")]) };

  it("get another status at once, and the earlier one back when it is refused", async () => {
    const { hold } = scriptGateway({ batch: withUsers, setBatchUserStatus: aRefusal("No") });
    openAdmin("/admin/batches/7/users");
    const select = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Status of Asha" });
    const release = hold();
    await userEvent.selectOptions(select, "Dropped");
    expect(select.value).toBe("DROPPED");
    release();
    await waitFor(() => expect(select.value).toBe("ACTIVE"));
    expect(toastTexts()).toContain("No");
  });

  it("leave the list when they are taken out", async () => {
    const removed = { __typename: "RemovedBatchUserPayload", batch };
    scriptGateway({ batch: withUsers, removeUserFromBatch: removed });
    openAdmin("/admin/batches/7/users");
    await userEvent.click(await screen.findByRole("button", { name: "Delete Asha from the batch" }));
    await userEvent.click(screen.getByRole("button", { name: "Delete from batch" }));
    await waitFor(() => expect(screen.queryByRole("link", { name: "Asha" })).toBeNull());
    expect(screen.getByRole("link", { name: "Binu" })).toBeDefined();
    expect(toastTexts()).toContain("User removed successfully");
  });

  it("are chosen one or many, and kept while the search moves on", async () => {
    const assigned = { __typename: "AssignedUsersPayload", batch };
    const { askedAs } = scriptGateway({
      batch: { ...withUsers, assignableUsers: listScript([user(3, "Chitra"), user(4, "Dev")]) },
      assignUsersToBatch: assigned,
    });
    const router = openAdmin("/admin/batches/7/users/assign");
    await userEvent.click(await screen.findByRole("button", { name: "Assign user" }));
    expect(screen.getByText("User is required.")).toBeTruthy();
    expect(currentToasts()[0]).toMatchObject({ title: "Errors", items: ["User is required"] });
    await userEvent.click(await screen.findByRole("checkbox", { name: /Chitra/ }));
    await userEvent.type(screen.getByRole("searchbox"), "de{Enter}");
    await userEvent.click(await screen.findByRole("checkbox", { name: /Dev/ }));
    await userEvent.click(screen.getByRole("button", { name: "Assign 2 users" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/batches/7/users"));
    const sent = askedAs("batchCommandsAssignUsersToBatchMutation")[0];
    expect(sent?.variables).toEqual({ batchId: 7, userIds: [3, 4] });
    expect(toastTexts()).toContain("User assigned to batch successfully");
  });
});

describe("the courses of a batch", () => {
  const open = (removal: object) => {
    const locked = { locked: true, canDelete: false, planEnabled: false };
    const courses = listScript([batchCourse(1, "Java"), batchCourse(2, "React", locked)]);
    scriptGateway({ batch: { ...batch, courses }, removeCourseFromBatch: removal });
    openAdmin("/admin/batches/7/courses");
  };
  const menuOf = async (title: string) => {
    await userEvent.click(await screen.findByRole("button", { name: `Actions for ${title}` }));
    return screen.getAllByRole("menuitem").map((item) => item.textContent);
  };

  it("can be deleted unless they are locked, and planned where a plan is wanted", async () => {
    open(aRefusal("This course is locked and can't be removed from the batch"));
    expect(await menuOf("React")).not.toContain("Delete");
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("button", { name: "Plan of React" })).toHaveProperty("disabled", true);
    expect(screen.getByRole("link", { name: "Plan of Java" })).toBeDefined();
    expect(await menuOf("Java")).toContain("Delete");
    await userEvent.click(screen.getByRole("menuitem", { name: "Delete" }));
    await userEvent.click(screen.getByRole("button", { name: "Delete from batch" }));
    const dialog = within(screen.getByRole("alertdialog"));
    expect((await dialog.findByRole("alert")).textContent).toMatch(/is locked/);
    expect(screen.getByRole("link", { name: "Java", hidden: true })).toBeDefined();
  });

  it("leave the list when they are removed", async () => {
    open({ __typename: "RemovedBatchCoursePayload", batch: { ...batch, courseCount: 1 } });
    await menuOf("Java");
    await userEvent.click(screen.getByRole("menuitem", { name: "Delete" }));
    await userEvent.click(screen.getByRole("button", { name: "Delete from batch" }));
    await waitFor(() => expect(screen.queryByRole("link", { name: "Java" })).toBeNull());
    expect(toastTexts()).toContain("Course removed successfully");
  });

  it("are put in with the batch's dates at first, and between them only", async () => {
    scriptGateway({ batch: { ...batch, assignableCourses: [] } });
    openAdmin("/admin/batches/7/courses/create");
    const start = await screen.findByLabelText<HTMLInputElement>(/^Start date/);
    expect(start.value).toBe("01-Sep-2026");
    expect(screen.getAllByText("The batch runs from 01-Sep-2026 to 31-Dec-2026")).toHaveLength(2);
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: /Course type/ }).value).toBe(
      "LIVE_ONLINE",
    );
    for (const name of ["Plan enabled", "Locked"])
      expect(screen.getByRole("checkbox", { name })).toHaveProperty("checked", true);
    await userEvent.clear(start);
    await userEvent.type(start, "2026-08-31");
    await userEvent.click(screen.getByRole("button", { name: "Assign course" }));
    const message = "Start date must be between 01-Sep-2026 and 31-Dec-2026";
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  });
});

describe("a batch that is due to start", () => {
  it("is started where it is shown", async () => {
    const due = { ...batch, status: "SCHEDULED", isDueToStart: true, courses: listScript([]) };
    const started = { ...due, status: "IN_PROGRESS", isDueToStart: false };
    const { askedAs } = scriptGateway({
      batch: due,
      startBatch: { __typename: "ChangedBatchPayload", batch: started },
    });
    openAdmin("/admin/batches/7");
    await userEvent.click(await screen.findByRole("button", { name: "Start batch" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Start batch" })).toBeNull());
    expect(askedAs("batchCommandsStartBatchMutation")[0]?.variables).toEqual({ batchId: 7 });
    expect(toastTexts()).toContain("Batch started");
  });
});
