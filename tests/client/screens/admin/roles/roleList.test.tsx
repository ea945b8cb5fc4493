// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { staff } from "#tests/client/session/people";
import { aRefusal } from "#tests/support/refusal";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { keepAccount } from "~/session/sessionStore";
import { openAdmin } from "../openAdmin";
import { admin, aRole, desk, trainer } from "./theRoles";

const findRow = (name: RegExp) => screen.findByRole("row", { name });

async function askToDelete() {
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Front desk" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
}

const confirm = async () =>
  userEvent.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Yes, delete it!" }),
  );

/** Deletes the role; its row is gone before the server responds. */
async function deleteBeforeResponse(gateway: ReturnType<typeof scriptGateway>) {
  openAdmin("/admin/roles");
  await askToDelete();
  const release = gateway.hold();
  await confirm();
  await waitFor(() => expect(screen.queryByText("Front desk")).toBeNull());
  release();
}

describe("the roles", () => {
  it("are told apart, with the areas of their rights and those who have them", async () => {
    scriptGateway({ roles: [desk, trainer, admin] });
    openAdmin("/admin/roles");
    const own = await screen.findByRole("table", { name: "Your own roles" });
    expect(within(own).getByRole("row", { name: /Front desk/ }).textContent).toContain(
      "2 in People, Payments",
    );
    const shipped = screen.getByRole("table", { name: "Roles that come with Lectern" });
    const holders = within(shipped).getByRole("link", { name: "4 people with TRAINER" });
    expect(holders.getAttribute("href")).toBe("/admin/users?role=TRAINER");
    await userEvent.click(within(shipped).getByRole("button", { name: "Actions for TRAINER" }));
    const copy = await screen.findByRole("menuitem", { name: "Copy" });
    expect(copy.getAttribute("href")).toBe("/admin/roles/create?copy=2");
    expect(screen.queryByRole("menuitem", { name: "Delete" })).toBeNull();
    expect(within(shipped).getByRole("link", { name: "Edit TRAINER" })).toBeTruthy();
    expect(within(shipped).queryByRole("link", { name: "Edit ADMIN" })).toBeNull();
  });

  it("lead to the first own one where there is none", async () => {
    scriptGateway({ roles: [trainer] });
    openAdmin("/admin/roles");
    expect(await screen.findByText("No roles of your own yet")).toBeTruthy();
    expect(screen.getAllByRole("link", { name: "Create role" })).toHaveLength(2);
  });

  it("can be read, and not changed, by those who only manage staff", async () => {
    keepAccount({ ...staff, rights: ["users.manageStaff"] });
    scriptGateway({ roles: [desk, trainer] });
    openAdmin("/admin/roles");
    expect(await findRow(/Front desk/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Actions for/ })).toBeNull();
    expect(screen.queryByRole("link", { name: "Create role" })).toBeNull();
  });
});

describe("deleting a role", () => {
  it("shows it gone at once, and is said to be done", async () => {
    const deleteRole = { __typename: "DeletedRolePayload", deletedId: 1, deletedNodeId: "role-1" };
    const gateway = scriptGateway({ roles: [desk, trainer], deleteRole });
    await deleteBeforeResponse(gateway);
    expect(await screen.findByText("Role deleted")).toBeTruthy();
    expect(screen.queryByText("Front desk")).toBeNull();
  });

  it("brings it back with the reason where the server refuses", async () => {
    const message = "An invitation gives this role. Revoke it first.";
    const gateway = scriptGateway({ roles: [desk, trainer], deleteRole: aRefusal(message) });
    await deleteBeforeResponse(gateway);
    const row = await findRow(/Front desk/);
    expect((await within(row).findByRole("alert")).textContent).toBe(message);
  });

  it("is explained instead of asked while people have it", async () => {
    const held = aRole(1, "Front desk", { holderCount: 2 });
    const gateway = scriptGateway({ roles: [held, trainer] });
    openAdmin("/admin/roles");
    await askToDelete();
    const dialog = await screen.findByRole("dialog", { name: "2 people have the role Front desk" });
    const link = within(dialog).getByRole("link", { name: "Show who has it" });
    expect(link.getAttribute("href")).toBe("/admin/users?role=Front%20desk");
    expect(gateway.names()).not.toContain("organizationCommandsDeleteRoleMutation");
  });
});

describe("a role", () => {
  it("shows its rights by area in plain words, and how far they reach", async () => {
    scriptGateway({ role: desk });
    openAdmin("/admin/roles/1");
    expect(await screen.findByRole("heading", { level: 1, name: "Front desk" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Payments" })).toBeTruthy();
    expect(screen.getByText("See people")).toBeTruthy();
    expect(screen.getByText("Only: People in batches and courses that the person teaches")).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Communication" })).toBeNull();
  });

  it("a role that doesn't exist leads to all roles", async () => {
    scriptGateway({ role: null });
    openAdmin("/admin/roles/99");
    expect(await screen.findByRole("link", { name: "All roles" })).toBeTruthy();
  });
});
