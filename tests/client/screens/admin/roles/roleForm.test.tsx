// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { openAdmin } from "../openAdmin";
import { admin, allGivable, aRole, desk, trainer } from "./theRoles";

const saved = (role: object) => ({ __typename: "RolePayload", role });
const box = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
const isTicked = (name: string) => box(name).checked;
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("a new role", () => {
  it("is sent with its rights and how far they reach, and opened", async () => {
    const made = aRole(7, "Desk");
    const gateway = scriptGateway({ givableRights: allGivable, saveRole: saved(made), role: made });
    const router = openAdmin("/admin/roles/create");
    await userEvent.type(await screen.findByLabelText("Name"), "Desk");
    await userEvent.click(box("See payments"));
    await userEvent.click(box("See people"));
    await userEvent.selectOptions(screen.getByLabelText("How far “See people” reaches"), "OWN");
    await press("Create role");
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/roles/7"));
    expect(gateway.askedAs("organizationCommandsSaveRoleMutation")[0]?.variables).toEqual({
      roleId: null,
      version: null,
      input: {
        name: "Desk",
        description: "",
        rights: [
          { right: "users.read", scope: "OWN" },
          { right: "payments.read", scope: "ALL" },
        ],
      },
    });
  });

  it("needs a name, and keeps what was chosen when the server refuses it", async () => {
    const taken = "Another role has this name";
    const refusal = aRefusal(taken, "CONFLICT", [{ field: "name", message: taken }]);
    const gateway = scriptGateway({ givableRights: allGivable, saveRole: refusal });
    openAdmin("/admin/roles/create");
    await userEvent.click(await screen.findByLabelText("See payments"));
    await press("Create role");
    expect(screen.getAllByText("Name is required").length).toBeGreaterThan(0);
    expect(gateway.names()).not.toContain("organizationCommandsSaveRoleMutation");
    await userEvent.type(screen.getByLabelText("Name"), "admin");
    await press("Create role");
    await waitFor(() => expect(screen.getByLabelText("Name").getAttribute("aria-invalid")).toBe("true"));
    expect(isTicked("See payments")).toBe(true);
  });

  it("can't have rights that its author lacks, and says so", async () => {
    const givableRights = [
      { right: "users.read", scope: "OWN" },
      { right: "roles.manage", scope: "ALL" },
    ];
    scriptGateway({ givableRights });
    openAdmin("/admin/roles/create");
    await userEvent.click(await screen.findByLabelText("See people"));
    const reach = screen.getByLabelText("How far “See people” reaches") as HTMLSelectElement;
    expect(reach.value).toBe("OWN");
    expect((within(reach).getByRole("option", { name: "Everything" }) as HTMLOptionElement).disabled).toBe(
      true,
    );
    expect(box("See payments").disabled).toBe(true);
    const reason = document.getElementById(box("See payments").getAttribute("aria-describedby") ?? "");
    expect(reason?.textContent).toContain("You don't have this right, so you can't give it.");
  });

  it("gets all rights of an area at once, but those that its author lacks, and loses them again", async () => {
    const givableRights = allGivable.filter(({ right }) => right !== "people.erase");
    scriptGateway({ givableRights });
    openAdmin("/admin/roles/create");
    await press("Select all in People");
    expect(isTicked("Manage learners")).toBe(true);
    expect(isTicked("Erase people")).toBe(false);
    await press("Clear in People");
    expect(isTicked("Manage learners")).toBe(false);
  });

  it("begins as a copy of another one, and names what is left out", async () => {
    const role = aRole(2, "TRAINER", { held: { "users.read": "ALL", "payments.read": "ALL" } });
    scriptGateway({ givableRights: [{ right: "users.read", scope: "OWN" }], role });
    openAdmin("/admin/roles/create?copy=2");
    expect((await screen.findByLabelText("Name")) as HTMLInputElement).toHaveProperty(
      "value",
      "Copy of TRAINER",
    );
    expect(isTicked("See people")).toBe(true);
    expect(isTicked("See payments")).toBe(false);
    const notice = screen.getByRole("region", { name: "Rights that are left out" });
    expect(notice.textContent).toContain("See people, See payments");
  });
});

describe("changing a role", () => {
  const change = { right: "payments.read", before: "ALL", after: null };
  const holder = { __typename: "RoleHolderChange", userId: 3, name: "Ann", changes: [change] };
  const openEdit = (script: object = {}) => {
    const gateway = scriptGateway({ givableRights: allGivable, role: desk, roleChanges: [], ...script });
    return { gateway, router: openAdmin("/admin/roles/1/edit") };
  };

  it("is saved without a question where no one gains or loses by it", async () => {
    const { gateway, router } = openEdit({ saveRole: saved(desk) });
    await userEvent.type(await screen.findByLabelText("Description"), " Well.");
    await press("Save role");
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/roles/1"));
    expect(gateway.askedAs("organizationCommandsSaveRoleMutation")[0]?.variables).toMatchObject({
      roleId: 1,
      version: "2026-01-01T00:00:00.000Z",
      input: { name: "Front desk", description: "Front desk does it. Well." },
    });
  });

  it("says first who loses what, and can be given up then", async () => {
    const { gateway, router } = openEdit({ roleChanges: [holder], saveRole: saved(desk) });
    await userEvent.click(await screen.findByLabelText("See payments"));
    await press("Save role");
    const dialog = await screen.findByRole("dialog", { name: "This changes what 1 person can do" });
    expect(dialog.textContent).toContain("Ann");
    expect(dialog.textContent).toContain("Loses: See payments");
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(gateway.names()).not.toContain("organizationCommandsSaveRoleMutation");
    expect(isTicked("See payments")).toBe(false);
    await press("Save role");
    await press("Save anyway");
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/roles/1"));
  });

  it("isn't saved where it can't be told whom it changes", async () => {
    const { gateway } = openEdit({
      roleChanges: () => {
        throw new Error("away");
      },
    });
    await userEvent.click(await screen.findByLabelText("See payments"));
    await press("Save role");
    expect(await screen.findByText("Unable to load who this affects. Please try again.")).toBeTruthy();
    expect(gateway.names()).not.toContain("organizationCommandsSaveRoleMutation");
  });

  it("keeps what was typed beside what someone else saved first", async () => {
    const theirs = { ...desk, name: "Reception", updatedAt: "2026-02-02T00:00:00.000Z" };
    let newest: object = desk;
    const saveRole = () => {
      newest = theirs;
      return aRefusal("Someone else changed this role", "STALE");
    };
    openEdit({ role: () => newest, saveRole });
    const name = (await screen.findByLabelText("Name")) as HTMLInputElement;
    await userEvent.clear(name);
    await userEvent.type(name, "Till");
    await press("Save role");
    const notice = await screen.findByRole("region", { name: "Changed by someone else" });
    expect(notice.textContent).toContain("Name is now Reception, yours differs");
    expect(name.value).toBe("Till");
    await press("Use theirs for Name");
    expect(name.value).toBe("Reception");
  });

  it("keeps its name where it comes with Lectern", async () => {
    const { gateway } = openEdit({ role: trainer, saveRole: saved(trainer) });
    const name = (await screen.findByLabelText("Name")) as HTMLInputElement;
    expect(name.readOnly).toBe(true);
    await userEvent.click(screen.getByLabelText("See payments"));
    await press("Save role");
    await waitFor(() =>
      expect(gateway.askedAs("organizationCommandsSaveRoleMutation")[0]?.variables).toMatchObject({
        input: {
          name: "TRAINER",
          rights: expect.arrayContaining([{ right: "payments.read", scope: "ALL" }]),
        },
      }),
    );
  });

  it("is offered as a copy where the role has every right", async () => {
    openEdit({ role: admin });
    const link = await screen.findByRole("link", { name: "Copy this role" });
    expect(link.getAttribute("href")).toBe("/admin/roles/create?copy=3");
    expect(screen.queryByRole("button", { name: "Save role" })).toBeNull();
  });
});
