// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { administrator } from "#tests/client/session/people";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { userRoutes } from "~/screens/admin/users/routes";
import { keepAccount } from "~/session/sessionStore";
import { currentToasts } from "~/ui/toasts";

const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
const none = { totalCount: 0, nodes: [], edges: [], pageInfo };

const person = (change: object = {}) => ({
  __typename: "User",
  id: "User:7",
  databaseId: 7,
  name: "Asha Rao",
  username: "asha",
  email: "asha@made.example",
  userType: "U",
  roleNames: ["LEARNER"],
  emailVerified: true,
  active: true,
  updatedAt: "2025-03-05T10:00:00.000Z",
  createdAt: "2025-03-05T10:00:00.000Z",
  tenantId: 1,
  lastSeenAt: null,
  canUpdate: true,
  canClose: true,
  canChangeRights: false,
  canExport: true,
  canResetSecondFactor: false,
  extraTimePercent: 0,
  isErased: false,
  canErase: true,
  canMakeSignInCode: false,
  mailSuppressions: [],
  paymentTotals: { paid: 0, due: 0 },
  teaching: none,
  batches: none,
  finishedAttempts: none,
  enrolments: none,
  payments: none,
  certificates: none,
  ...change,
});

function open(script: Script = {}) {
  keepAccount(administrator);
  const gateway = scriptGateway({ user: person(), enrolments: none, payments: none, ...script });
  openScreen("/users/7", userRoutes);
  return gateway;
}

const erased = {
  __typename: "UserPayload",
  user: person({ name: "Erased person", active: false, isErased: true, canErase: false, canClose: false }),
};

const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Erase" });

async function ask() {
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Asha Rao" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Erase personal data…" }));
  return screen.findByLabelText("Name");
}

describe("erasing a person", () => {
  it("waits until the name is typed, letter by letter as it is", async () => {
    const gateway = open();
    const field = await ask();
    expect(button().disabled).toBe(true);
    for (const wrong of ["Asha", "asha rao", "Asha Rao!"]) {
      await userEvent.clear(field);
      await userEvent.type(field, `${wrong}{Enter}`);
      expect(button().disabled, wrong).toBe(true);
    }
    await userEvent.clear(field);
    await userEvent.type(field, " Asha Rao ");
    expect(button().disabled).toBe(false);
    expect(gateway.askedAs("userCommandsEraseUserMutation")).toEqual([]);
  });

  it("shows the person as erased, and closes", async () => {
    const gateway = open({ eraseUser: erased });
    await userEvent.type(await ask(), " Asha Rao ");
    await userEvent.click(button());
    expect(await screen.findByRole("heading", { name: "Erased person" })).toBeTruthy();
    expect(screen.getByText("Erased")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    const sent = gateway.askedAs("userCommandsEraseUserMutation").map(({ variables }) => variables);
    expect(sent).toEqual([{ userId: 7, name: "Asha Rao" }]);
  });

  it("changes nothing where it is refused, and says why below the name", async () => {
    const reason = "The last administrator cannot be erased";
    open({ eraseUser: aRefusal(reason) });
    await userEvent.type(await ask(), "Asha Rao{Enter}");
    await waitFor(() => expect(screen.getByLabelText("Name").getAttribute("aria-invalid")).toBe("true"));
    expect(currentToasts().map(({ message }) => message)).toContain(reason);
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByRole("heading", { name: "Asha Rao" })).toBeTruthy();
    expect((await ask()).getAttribute("aria-invalid")).not.toBe("true");
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("");
  });

  it("is asked for once, and stays open while it runs", async () => {
    const gateway = open({ eraseUser: erased });
    const field = await ask();
    await userEvent.type(field, "Asha Rao");
    const release = gateway.hold();
    await userEvent.type(field, "{Enter}{Enter}");
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Cancel" }).disabled).toBe(true);
    expect(gateway.askedAs("userCommandsEraseUserMutation")).toHaveLength(1);
    release();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("is offered to no one who may not", async () => {
    open({ user: person({ canErase: false }) });
    await userEvent.click(await screen.findByRole("button", { name: "Actions for Asha Rao" }));
    expect(screen.queryByRole("menuitem", { name: "Erase personal data…" })).toBeNull();
  });
});
