// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { userRoutes } from "~/screens/admin/users/routes";
import { currentToasts } from "~/ui/toasts";
import { pageInfo, user } from "../userScript";

const page = [1, 2, 3, 4].map((number) => user(number));
const users = (args: { first?: number }) => ({
  totalCount: 60,
  nodes: args.first === 100 ? [...page, user(5), user(6)] : page,
  pageInfo,
});

function open(script: object = {}) {
  const gateway = scriptGateway({ users, roleNames: [], ...script });
  openScreen("/users?search=person&size=50", userRoutes);
  return gateway;
}

const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });
const bar = () => within(screen.getByRole("region", { name: "Selected users" }));

describe("selecting users", () => {
  it("takes one, with Shift a range, a page, and all that match", async () => {
    const { askedAs } = open();
    const pressed = userEvent.setup();
    await pressed.click(await box("Select Person 1"));
    expect(bar().getByRole("status").textContent).toBe("1 user selected");
    await pressed.keyboard("{Shift>}");
    await pressed.click(await box("Select Person 3"));
    await pressed.keyboard("{/Shift}");
    expect((await box("Select Person 2")).checked).toBe(true);
    expect(bar().getByRole("status").textContent).toBe("3 users selected");
    await pressed.click(await box("Select all on this page"));
    expect(bar().getByRole("status").textContent).toBe("4 users selected");
    await pressed.click(bar().getByRole("button", { name: "Select all 60 that match" }));
    await waitFor(() => expect(bar().getByRole("status").textContent).toBe("6 users selected"));
    expect(askedAs("UserBulkActionsLoadUsersQuery")[0]?.variables).toMatchObject({
      search: "person",
      first: 100,
    });
    await pressed.click(bar().getByRole("button", { name: "Clear selection" }));
    expect(screen.queryByRole("region", { name: "Selected users" })).toBeNull();
  });

  it("deactivates them after a question; those that were refused stay selected, with the reason", async () => {
    const setUsersActive = {
      __typename: "ChangedUsersPayload",
      users: [{ ...user(1), active: false }],
      refused: [{ rowId: 2, message: "You can't deactivate your own account" }],
    };
    const { askedAs } = open({ setUsersActive });
    const pressed = userEvent.setup();
    for (const name of ["Select Person 1", "Select Person 2"]) await pressed.click(await box(name));
    await pressed.click(bar().getByRole("button", { name: "Deactivate" }));
    const dialog = within(screen.getByRole("alertdialog", { name: "Deactivate 2 users" }));
    await pressed.click(dialog.getByRole("button", { name: "Deactivate" }));
    await waitFor(() => expect(bar().getByRole("status").textContent).toBe("1 user selected"));
    expect(askedAs("userCommandsSetUsersActiveMutation")[0]?.variables).toEqual({
      userIds: [1, 2],
      active: false,
    });
    expect((await box("Select Person 2")).checked).toBe(true);
    expect(within(screen.getByRole("row", { name: /Person 1/ })).getByText("Inactive")).toBeTruthy();
    const told = currentToasts().map(({ message, items }) => message ?? items?.[0]);
    expect(told).toContain("1 user deactivated");
    expect(told).toContain("Person 2: You can't deactivate your own account");
  });

  it("are one press away from being deactivated alone, too", async () => {
    const setUserActive = { __typename: "UserPayload", user: { ...user(3), active: false } };
    open({ setUserActive });
    const pressed = userEvent.setup();
    await pressed.click(await screen.findByRole("button", { name: "Actions for Person 3" }));
    await pressed.click(screen.getByRole("menuitem", { name: "Deactivate" }));
    await pressed.click(screen.getByRole("button", { name: "Deactivate" }));
    const row = screen.getByRole("row", { name: /Person 3/, hidden: true });
    await waitFor(() => expect(within(row).getByText("Inactive")).toBeTruthy());
  });

  it("exports them alone, and everything that matches without a selection", async () => {
    open();
    const all = await screen.findByRole("link", { name: "Export CSV" });
    expect(all.getAttribute("href")).toBe("/export/users.csv?search=person&sort=CREATED&reversed=false");
    await userEvent.click(await box("Select Person 3"));
    expect(bar().getByRole("link", { name: "Export" }).getAttribute("href")).toBe("/export/users.csv?ids=3");
  });
});
