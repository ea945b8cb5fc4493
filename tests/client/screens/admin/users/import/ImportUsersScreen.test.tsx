import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { userRoutes } from "~/screens/admin/users/routes";
import { user } from "../userScript";

it("an import shows the wrong cells and sends only the rows that are left", async () => {
  const gateway = scriptGateway({
    takenNames: { usernames: ["taken"], emails: [] },
    importUsers: { __typename: "ImportUsersPayload", users: [user(7)] },
  });
  openScreen("/users/import", userRoutes);
  const pressed = userEvent.setup();
  const field = await screen.findByLabelText("Users as CSV");
  await pressed.click(field);
  await pressed.paste("name,username,email\nA,free,a@b.in\nB,taken,b@b.in");
  await screen.findByText("Username is already taken");
  const button = screen.getByRole("button", { name: "Import 1 user" }) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  await pressed.click(screen.getByLabelText("Leave out the 1 row with problems"));
  await pressed.click(button);
  expect(await screen.findByText("1 user imported")).toBeTruthy();
  expect(gateway.asked.at(-1)?.variables).toEqual({
    rows: [{ line: 2, name: "A", username: "free", email: "a@b.in", password: "" }],
    invite: true,
  });
});

it("a chosen file is not shown with its passwords; its wrong rows come first and alone", async () => {
  scriptGateway({ takenNames: { usernames: ["taken"], emails: [] } });
  openScreen("/users/import", userRoutes);
  await screen.findByLabelText("Users as CSV");
  const text = "name,username,email,password\nGood,free,a@b.in,secret-one\nBad,taken,b@b.in,secret-two";
  const file = new File([text], "people.csv", { type: "text/csv" });
  await userEvent.upload(screen.getByLabelText("CSV file"), file);
  await screen.findByText("Username is already taken");
  expect(screen.getByText("people.csv")).toBeTruthy();
  expect(document.body.innerHTML).not.toContain("secret");
  const lines = () =>
    within(screen.getByRole("table", { name: "Users in the file" }))
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent);
  expect(lines()).toEqual(["Bad", "Good"]);
  await userEvent.click(screen.getByLabelText("Only rows with problems"));
  expect(lines()).toEqual(["Bad"]);
  await userEvent.click(screen.getByRole("button", { name: "Remove file" }));
  expect(screen.getByLabelText<HTMLTextAreaElement>("Users as CSV").value).toBe("");
});

it("a pasted text with passwords is not shown until it is asked for", async () => {
  scriptGateway({ takenNames: { usernames: [], emails: [] } });
  openScreen("/users/import", userRoutes);
  await userEvent.click(await screen.findByLabelText("Users as CSV"));
  await userEvent.paste("name,username,email,password\nGood,free,a@b.in,secret-one");
  expect(await screen.findByText("Pasted text")).toBeTruthy();
  expect(document.body.innerHTML).not.toContain("secret");
  const show = screen.getByRole("button", { name: "Show and edit" });
  expect(document.activeElement).toBe(show);
  await userEvent.click(show);
  expect(screen.getByLabelText<HTMLTextAreaElement>("Users as CSV").value).toContain("secret-one");
});

it("the sign-in links of an import are copied at once, up to the first that is refused", async () => {
  const codes = ["one", "two"];
  scriptGateway({
    takenNames: { usernames: [], emails: [] },
    importUsers: { __typename: "ImportUsersPayload", users: [user(7), user(8), user(9)] },
    createSignInCode() {
      const token = codes.shift();
      if (token) return { __typename: "SignInCodePayload", token };
      return aRefusal("Too many links");
    },
  });
  openScreen("/users/import", userRoutes);
  const pressed = userEvent.setup();
  await pressed.click(await screen.findByLabelText("Users as CSV"));
  await pressed.paste("name,username,email\nAsha,asha,a@b.in\nBina,bina,b@b.in\nChitra,chitra,c@b.in");
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Import 3 users" });
  await waitFor(() => expect(button.disabled).toBe(false));
  await pressed.click(button);
  await pressed.click(await screen.findByRole("button", { name: "Copy all sign-in links" }));
  expect(await screen.findByText(/^2 sign-in links copied/)).toBeTruthy();
  const copied = (await navigator.clipboard.readText()).split("\n");
  expect(copied.map((line) => /token=(\w+)$/.exec(line)?.[1])).toEqual(["one", "two"]);
  expect(screen.getByText("Too many links")).toBeTruthy();
});
