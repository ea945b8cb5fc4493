// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aRole } from "#tests/client/screens/admin/roles/theRoles";
import { aRefusal } from "#tests/support/refusal";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { openAdmin } from "../openAdmin";

const user = (change: object = {}) => ({
  __typename: "User",
  id: "user-1",
  databaseId: 1,
  name: "Ravi",
  username: "ravi",
  email: "r@x.example",
  userType: "E",
  active: true,
  emailVerified: true,
  roleNames: ["Alumni"],
  canUpdate: true,
  canClose: true,
  canChangeRights: true,
  updatedAt: "2026-01-01T00:00:00.000Z",
  ...change,
});

const roles = [
  aRole(1, "Alumni", { isForStaff: false }),
  aRole(2, "Front desk"),
  aRole(3, "Owner", { canGive: false }),
];

const box = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
const hintOf = (name: string) =>
  document.getElementById(box(name).getAttribute("aria-describedby") ?? "")?.textContent;

describe("the roles of an account", () => {
  it("are the organization's own too, with what they are for; those that can't be given say why", async () => {
    scriptGateway({ user: user(), roles });
    openAdmin("/admin/users/1/edit");
    expect(await screen.findByLabelText("Front desk")).toHaveProperty("disabled", false);
    expect(hintOf("Front desk")).toBe("Front desk does it.");
    expect(box("Owner").disabled).toBe(true);
    expect(hintOf("Owner")).toContain("It has rights that you don't have, so you can't give it.");
    await userEvent.selectOptions(screen.getByLabelText("User Type"), "U");
    expect(box("Front desk").disabled).toBe(true);
    expect(hintOf("Front desk")).toContain("Employees only.");
    expect(box("Alumni").disabled).toBe(false);
  });

  it("are sent, and stay chosen when the server refuses them", async () => {
    const message = "You can't give rights that you don't have: See payments";
    const refusal = aRefusal(message, "INVALID", [{ field: "roles", message }]);
    const gateway = scriptGateway({ user: user(), roles, updateUser: refusal });
    openAdmin("/admin/users/1/edit");
    await userEvent.click(await screen.findByLabelText("Front desk"));
    await userEvent.click(screen.getByRole("button", { name: "Save user" }));
    const group = screen.getByRole("group", { name: "Roles" });
    await waitFor(() => expect(group.textContent).toContain(message));
    expect(box("Front desk").checked).toBe(true);
    expect(gateway.askedAs("userCommandsUpdateUserMutation")[0]?.variables).toMatchObject({
      input: { roles: ["Alumni", "Front desk"] },
    });
  });
});

describe("the role of an invitation", () => {
  const open = () => {
    const invite = { __typename: "InvitePayload", invitations: [] };
    const learner = aRole(4, "LEARNER", { isForStaff: false, isShipped: true });
    const gateway = scriptGateway({ roles: [...roles, learner], invite });
    openAdmin("/admin/users/invitations/new");
    return gateway;
  };

  it("is one of those that the viewer may give", async () => {
    open();
    const options = [...((await screen.findByLabelText("Role")) as HTMLSelectElement).options];
    expect(options.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ["Alumni", false],
      ["Front desk", false],
      ["Owner", true],
      ["LEARNER", false],
    ]);
  });

  it("leads employees to no batch or course", async () => {
    const gateway = open();
    await userEvent.type(await screen.findByLabelText(/^People/), "asha@x.example");
    expect(screen.getByRole("combobox", { name: "Batch" })).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText("Role"), "Front desk");
    expect(screen.queryByRole("combobox", { name: "Batch" })).toBeNull();
    expect(screen.getByText("They become employees, so they join no batch or course.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Invite" }));
    await waitFor(() =>
      expect(gateway.askedAs("userCommandsInviteMutation")[0]?.variables).toMatchObject({
        input: { role: "Front desk", batchId: null, courseId: null },
      }),
    );
  });
});
