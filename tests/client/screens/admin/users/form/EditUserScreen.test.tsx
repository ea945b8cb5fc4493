import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { itemTexts } from "#tests/client/itemTexts";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { userRoutes } from "~/screens/admin/users/routes";
import { user } from "../userScript";

it("who is no ADMIN sees type and roles and cannot change them", async () => {
  scriptGateway({ user: user(1) });
  openScreen("/users/1/edit", userRoutes);
  expect(((await screen.findByLabelText("User Type")) as HTMLSelectElement).disabled).toBe(true);
  expect(screen.getByText("LEARNER")).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: "LEARNER" })).toBeNull();
  expect((screen.getByLabelText("Active") as HTMLSelectElement).disabled).toBe(false);
});

it("the loser of two edits that crossed keeps what was typed, sees the other's, and saves over it knowingly", async () => {
  const later = "2025-03-05T11:00:00.000Z";
  const theirs = user(1, { name: "Asha Rao", active: false, email: "new@b.in", updatedAt: later });
  let saved = user(1);
  const gateway = scriptGateway({
    user: () => saved,
    roleNames: ["ADMIN", "LEARNER"],
    updateUser({ version }: { version: string }) {
      if (version === later) return { __typename: "UserPayload", user: { ...theirs, name: "Asha" } };
      saved = theirs;
      return aRefusal("In words that may change", "STALE");
    },
  });
  openScreen("/users/1/edit", userRoutes);
  const pressed = userEvent.setup();
  const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
  await pressed.clear(await field("Name"));
  await pressed.type(await field("Name"), "Asha");
  await pressed.clear(await field("Email"));
  await pressed.type(await field("Email"), "typed@b.in");
  await pressed.click(screen.getByRole("button", { name: "Save user" }));

  const told = await screen.findByRole("region", { name: "Changed by someone else" });
  expect(itemTexts(told)).toEqual([
    "Name is now Asha Rao, yours differsUse theirs for Name",
    "Email is now new@b.in, yours differsUse theirs for Email",
    "Active is now Inactive",
  ]);
  expect((await field("Name")).value).toBe("Asha");
  expect((await field("Active")).value).toBe("false");
  await pressed.click(screen.getByRole("button", { name: "Use theirs for Email" }));
  expect((await field("Email")).value).toBe("new@b.in");
  await pressed.click(screen.getByRole("button", { name: "Save user" }));
  expect(await screen.findByText("Successfully Updated")).toBeTruthy();
  const sent = gateway.askedAs("userCommandsUpdateUserMutation").map(({ variables }) => variables);
  expect(sent.map(({ version }) => version)).toEqual(["2025-03-05T10:00:00.000Z", later]);
  expect(sent[1]?.["input"]).toMatchObject({ name: "Asha", email: "new@b.in", active: false });
});
