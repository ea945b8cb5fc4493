import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { userRoutes } from "~/screens/admin/users/routes";
import { usersList, usersVariables } from "~/screens/admin/users/usersList";
import { aList, user } from "../userScript";

it("the list is asked for by what its address says", () => {
  const address = usersList.parse("?search=a+b&type=E&active=no&descending=true");
  expect(usersVariables(address)).toMatchObject({ userType: "E", active: false, verified: null, first: 20 });
});

it("the people of a course are named as such, and lead back to all users", async () => {
  const course = { __typename: "Course", id: "c:9", title: "Go" };
  const { askedAs } = scriptGateway({ users: aList(user(1)), roleNames: [], course });
  openScreen("/users?course=9", userRoutes);
  expect(await screen.findByText("Only people enrolled in Go")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show all users" }));
  await waitFor(() => expect(screen.queryByText(/^Only people/)).toBeNull());
  const asked = askedAs("UsersScreenQuery").map(({ variables }) => variables?.["courseId"]);
  expect(asked).toEqual([9, null]);
});

it("a refused deletion keeps the row and says why in the question", async () => {
  const reason = "Person 1 can't be deleted: the account has 1 payment. Deactivate it instead.";
  scriptGateway({
    users: aList(user(1), user(2, { userType: "E", canUpdate: false, canClose: false })),
    roleNames: ["ADMIN", "LEARNER"],
    deleteUser: aRefusal(reason),
  });
  openScreen("/users", userRoutes);
  const pressed = userEvent.setup();
  const row = await screen.findByRole("row", { name: /Person 1/ });
  expect(within(row).getByText("Pending")).toBeTruthy();
  expect(within(row).getByText("05-Mar-2025")).toBeTruthy();
  const employee = screen.getByRole("row", { name: /Person 2/ });
  expect(within(employee).queryByRole("link", { name: "Edit Person 2" })).toBeNull();
  await pressed.click(within(row).getByRole("button", { name: "Actions for Person 1" }));
  await pressed.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await pressed.click(screen.getByRole("button", { name: "Yes, delete it!" }));
  expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
  expect(screen.getByRole("row", { name: /Person 1/, hidden: true })).toBeTruthy();
});

it("columns can be left out and rows be higher, which the browser remembers", async () => {
  scriptGateway({ users: aList(user(1)), roleNames: ["LEARNER"] });
  openScreen("/users", userRoutes);
  const settings = { name: "Columns and rows" };
  const header = (name: string) => screen.queryByRole("columnheader", { name });
  await userEvent.click(await screen.findByRole("button", settings));
  const dialog = await screen.findByRole("dialog", settings);
  expect(within(dialog).queryByRole("checkbox", { name: "Name" })).toBeNull();
  await userEvent.click(within(dialog).getByRole("checkbox", { name: "Username" }));
  await userEvent.click(within(dialog).getByRole("radio", { name: "Comfortable" }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Done" }));
  expect([header("Username"), header("Email") === null]).toEqual([null, false]);
  cleanup();
  openScreen("/users", userRoutes);
  await screen.findByRole("columnheader", { name: "Email" });
  expect(header("Username")).toBeNull();
  await userEvent.click(screen.getByRole("button", settings));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Comfortable" }).checked).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Show all columns" }));
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(header("Username")).toBeTruthy();
});
