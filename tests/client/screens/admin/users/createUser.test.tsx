// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { staff } from "#tests/client/session/people";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { userRoutes } from "~/screens/admin/users/routes";
import { keepAccount } from "~/session/sessionStore";

async function openForm() {
  keepAccount(staff);
  const created = { __typename: "UserPayload", user: { __typename: "User", id: "u7", databaseId: 7 } };
  const gateway = scriptGateway({ createUser: created });
  openScreen("/admin/users/create", [{ path: "admin", children: userRoutes }]);
  await userEvent.type(await screen.findByRole("textbox", { name: /^Name/ }), "Asha Rao");
  await userEvent.type(screen.getByRole("textbox", { name: /^Username/ }), "asha.rao");
  await userEvent.type(screen.getByRole("textbox", { name: /^Email/ }), "asha@x.example");
  const sent = () => gateway.askedAs("userCommandsCreateUserMutation").map(({ variables }) => variables);
  const submit = () => userEvent.click(screen.getByRole("button", { name: "Add user" }));
  return { sent, submit };
}

describe("adding a user", () => {
  it("demands a password, unless the user is invited to choose one", async () => {
    const { sent, submit } = await openForm();
    await submit();
    expect(sent()).toEqual([]);
    await userEvent.click(screen.getByRole("radio", { name: /By an invitation/ }));
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    await submit();
    const person = { name: "Asha Rao", username: "asha.rao", email: "asha@x.example" };
    expect(sent()).toEqual([{ input: { ...person, password: null } }]);
  });

  it("does not send a password that was typed before the invitation was chosen", async () => {
    const { sent, submit } = await openForm();
    await userEvent.type(screen.getByLabelText(/^Password/), "12345678");
    await userEvent.click(screen.getByRole("radio", { name: /By an invitation/ }));
    await submit();
    expect(sent()).toMatchObject([{ input: { password: null } }]);
  });
});
