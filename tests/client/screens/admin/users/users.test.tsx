import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { administrator } from "#tests/client/session/people";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { userRoutes } from "~/screens/admin/users/routes";
import { usersList, usersVariables } from "~/screens/admin/users/usersList";
import { keepAccount } from "~/session/sessionStore";

const user = (number: number, change: object = {}) => ({
  ...{ __typename: "User", id: `user${number}`, databaseId: number, name: `Person ${number}` },
  ...{ username: `person${number}`, email: `p${number}@b.in`, userType: "U", roleNames: ["LEARNER"] },
  ...{ emailVerified: false, active: true, updatedAt: "2025-03-05T10:00:00.000Z", tenantId: 1 },
  ...{ lastSeenAt: null },
  ...{
    canUpdate: true,
    canClose: true,
    canChangeRights: false,
    canResetSecondFactor: false,
    ...{ extraTimePercent: 0, isErased: false, canErase: false, canExport: true },
    canMakeSignInCode: true,
    mailSuppressions: [],
  },
  ...change,
});
const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
const listOf = (...nodes: object[]) => ({ totalCount: nodes.length, nodes, pageInfo });
it("the list is asked for by what its address says", () => {
  const address = usersList.parse("?search=a+b&type=E&active=no&descending=true");
  expect(usersVariables(address)).toMatchObject({ userType: "E", active: false, verified: null, first: 20 });
});

it("a refused deletion keeps the row and says why in the question", async () => {
  const reason = "Person 1 cannot be deleted: the account has 1 payment. Deactivate it instead.";
  scriptGateway({
    users: listOf(user(1), user(2, { userType: "E", canUpdate: false, canClose: false })),
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
  scriptGateway({ users: listOf(user(1)), roleNames: ["LEARNER"] });
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

it("who is no ADMIN sees type and roles and cannot change them", async () => {
  scriptGateway({ user: user(1) });
  openScreen("/users/1/edit", userRoutes);
  expect(((await screen.findByLabelText("User Type")) as HTMLSelectElement).disabled).toBe(true);
  expect(screen.getByText("LEARNER")).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: "LEARNER" })).toBeNull();
  expect((screen.getByLabelText("Active") as HTMLSelectElement).disabled).toBe(false);
});

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

it("an unknown number is told so", async () => {
  scriptGateway({ user: null, enrolments: listOf(), payments: listOf() });
  openScreen("/users/999", userRoutes);
  expect(await screen.findByRole("heading", { name: "User not found" })).toBeTruthy();
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
  const items = within(told).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
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

it("a person's page shows visits, results, batches with their status, and what is paid and due", async () => {
  keepAccount(administrator);
  const course = { __typename: "Course", id: "c3", databaseId: 3, title: "Core Java" };
  const nodes = (...rows: object[]) => ({ totalCount: rows.length, nodes: rows, pageInfo });
  scriptGateway({
    user: user(1, {
      ...{ lastSignInAt: "2026-11-20T04:30:00Z", lastSeenAt: null, entersByLinkOnly: false },
      finishedAttempts: nodes({
        __typename: "Attempt",
        id: "a1",
        assessment: { __typename: "Assessment", id: "s1", title: "Java final", courseTitle: "Core Java" },
        result: { score: 66.67, passed: false, finishedAt: "2026-11-19T04:30:00Z" },
      }),
      batches: nodes({
        ...{ __typename: "Batch", id: "b4", databaseId: 4, name: "Java mornings", status: "HOLD" },
        ...{ startDate: "2026-11-01", endDate: "2026-12-24" },
      }),
      paymentTotals: { paid: 125_000, due: 4_499 },
      teaching: nodes(),
    }),
    enrolments: nodes({
      ...{
        __typename: "Enrolment",
        id: "e1",
        percentage: 52,
        completedTopicCount: 5,
        topicCount: 10,
        course,
      },
    }),
    payments: nodes({
      ...{ __typename: "Payment", id: "p9", databaseId: 9, paymentId: "PAY-9", amount: 4_499 },
      ...{ status: "PENDING", transactionDate: null },
    }),
  });
  openScreen("/users/1", userRoutes);
  expect(await screen.findByText("20-Nov-2026 04:30:00")).toBeTruthy();
  expect(screen.getByText("Never")).toBeTruthy();
  const result = screen.getByText("Java final").closest("li");
  expect(result?.textContent).toBe("Java finalCore Java19-Nov-202666.67%Not passed");
  expect(screen.getByRole("link", { name: "Java mornings" }).closest("li")?.textContent).toContain("On hold");
  expect(screen.getByText("Total paid").nextSibling?.textContent).toBe("₹1,25,000");
  expect(screen.getByText("Total due").nextSibling?.textContent).toBe("₹4,499");
  expect(
    within(screen.getByRole("list", { name: "Colours of progress" })).getAllByRole("listitem"),
  ).toHaveLength(3);
});
