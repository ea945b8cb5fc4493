// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import profileQuery from "../../../../client/__generated__/ProfileScreenQuery.graphql";
import { ProfileScreen } from "../../../../client/screens/users/ProfileScreen";
import { currentSession, forgetSignIn, keepAccount } from "../../../../client/session/sessionStore";
import { clearToasts, currentToasts } from "../../../../client/ui/toasts";
import { renderScreen, type Script, whenTold } from "../../../support/renderWithRelay";
import { asUser, learner, staff } from "../../session/people";

const user = { ...asUser(learner), emailVerified: true, createdAt: "2025-01-31T10:00:00.000Z" };
const specializations = { nodes: [{ category: "DATA" }, { category: "CLOUD" }, { category: "DATA" }] };
const answerFor = (viewer: object, shown: object | null) => ({
  viewer,
  userByUsername: shown,
  specializations: {
    nodes: specializations.nodes.map((node, at) => ({ ...node, id: `Specialization:${at}` })),
  },
});

const open = (script: Script) =>
  renderScreen({
    Screen: ProfileScreen,
    script,
    path: "/users/:username",
    at: "/users/learner",
    query: { document: profileQuery, variables: { username: "learner" } },
  });

const ownProfile = (script: Script = {}) =>
  open({ ProfileScreenQuery: () => answerFor(user, user), ...script });

async function rename(name: string) {
  const field = await screen.findByLabelText(/^name/i);
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.click(screen.getByRole("button", { name: "Save profile" }));
}

afterEach(() => {
  cleanup();
  forgetSignIn();
  clearToasts();
  localStorage.clear();
});

describe("the own profile", () => {
  it("shows the account and offers the specializations' tracks", async () => {
    ownProfile();
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Ananya Sharma");
    expect(screen.getByText("@learner")).toBeTruthy();
    expect(screen.getByText("LEARNER")).toBeTruthy();
    const tracks = screen.getAllByRole("option").map((option) => option.textContent);
    expect(tracks).toEqual(["All tracks", "CLOUD", "DATA"]);
  });

  it("shows a change at once and keeps it for the header", async () => {
    keepAccount(learner);
    const { answer, tell } = whenTold<unknown>();
    const { requests } = ownProfile({ ProfileFormMutation: () => answer });
    await rename("Ananya Rao");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ananya Rao");
    expect(currentSession().account?.name).toBe("Ananya Sharma");
    tell({ result: { __typename: "UserPayload", user: { ...user, name: "Ananya Rao" } } });
    await waitFor(() => expect(currentSession().account?.name).toBe("Ananya Rao"));
    expect(requests.at(-1)?.variables).toEqual({
      input: { name: "Ananya Rao", email: "learner@demo.test", careerTrack: "ALL" },
    });
  });

  it("takes a refused change back, says why, and keeps what was typed", async () => {
    const message = "Email is already registered";
    const { answer, tell } = whenTold<unknown>();
    ownProfile({ ProfileFormMutation: () => answer });
    await rename("Ananya Rao");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ananya Rao");
    tell({ result: { __typename: "Refusal", message, fieldErrors: [{ field: "email", message }] } });
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ananya Sharma"));
    expect(screen.getByLabelText(/email/i).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByLabelText(/^name/i)).toHaveProperty("value", "Ananya Rao");
    expect(currentToasts()[0]?.message).toBe(message);
  });

  it("takes a change back when the request fails", async () => {
    ownProfile({ ProfileFormMutation: () => Promise.reject(new Error("offline")) });
    await rename("Ananya Rao");
    await waitFor(() => expect(currentToasts()[0]?.message).toBe("Unable to save the profile"));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ananya Sharma");
  });

  it("does not send a new password that was repeated differently", async () => {
    const { requests } = ownProfile();
    await userEvent.type(await screen.findByLabelText("Current password"), "old-secret");
    await userEvent.type(screen.getByLabelText("New password"), "new-secret");
    await userEvent.type(screen.getByLabelText("Repeat new password"), "new-secre");
    await userEvent.click(screen.getByRole("button", { name: "Change password" }));
    expect(currentToasts()[0]?.items).toEqual(["The two passwords differ"]);
    expect(requests).toHaveLength(1);
  });

  it("empties the password fields after a change", async () => {
    const changed = { id: user.id, updatedAt: "2025-02-01T10:00:00.000Z" };
    ownProfile({ PasswordFormMutation: () => ({ result: { __typename: "UserPayload", user: changed } }) });
    const current = await screen.findByLabelText("Current password");
    await userEvent.type(current, "old-secret");
    await userEvent.type(screen.getByLabelText("New password"), "new-secret");
    await userEvent.type(screen.getByLabelText("Repeat new password"), "new-secret");
    await userEvent.click(screen.getByRole("button", { name: "Change password" }));
    await waitFor(() => expect(current).toHaveProperty("value", ""));
    expect(currentToasts()[0]?.message).toBe("Password changed. Your other sessions were signed out.");
  });
});

describe("another person's profile", () => {
  it("is read-only for staff", async () => {
    open({ ProfileScreenQuery: () => answerFor({ id: "User:8", databaseId: staff.id }, user) });
    expect(await screen.findByText("learner@demo.test")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is not found where the viewer may not see it", async () => {
    open({ ProfileScreenQuery: () => answerFor({ id: "User:9", databaseId: 9 }, null) });
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Profile not found");
    expect(screen.getByRole("link", { name: "View all courses" })).toBeTruthy();
  });
});
