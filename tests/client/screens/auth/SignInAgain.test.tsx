// @vitest-environment happy-dom
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { asUser, learner, staff } from "#tests/client/session/people";
import { aRefusal } from "#tests/support/refusal";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { SessionQuestions } from "~/screens/auth/SessionQuestions";
import { askToSignInAgain, leaveEndedSession } from "~/session/renewSession";
import { currentSession, forgetSignIn, keepSignIn } from "~/session/sessionStore";

const session = (account = learner) => ({
  __typename: "SessionPayload",
  accessToken: "new",
  user: asUser(account),
});

function open(login: () => unknown, providers: object[] = []) {
  const gateway = scriptGateway({
    login,
    signInProviders: providers,
    logout: { __typename: "LogoutPayload" },
  });
  render(
    <>
      <textarea aria-label="Announcement" defaultValue="Tomorrow at nine" />
      <SessionQuestions />
    </>,
  );
  const renewed = askToSignInAgain();
  return { ...gateway, renewed };
}

const dialog = () => screen.findByRole("dialog", { name: "Your session has ended" });

async function signIn() {
  await dialog();
  await userEvent.type(screen.getAllByLabelText(/password/i)[0] ?? document.body, "secret-1");
  await userEvent.click(screen.getByRole("button", { name: "Login" }));
}

beforeEach(() => keepSignIn("old", learner));
afterEach(() => {
  leaveEndedSession();
  forgetSignIn();
});

it("is asked of the same person, who goes on where they were", async () => {
  const { renewed, askedAs } = open(() => session());
  await dialog();
  expect(screen.getByLabelText(/email/i)).toMatchObject({ value: "learner", readOnly: true });
  await userEvent.keyboard("{Escape}");
  await signIn();
  expect(await renewed).toBe(true);
  expect(askedAs("LoginFormMutation")[0]?.variables).toEqual({
    input: { email: "learner", password: "secret-1" },
  });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByLabelText("Announcement")).toHaveProperty("value", "Tomorrow at nine");
  expect(localStorage.getItem("token")).toBe("new");
});

it("says in place what was wrong, and asks for the second step", async () => {
  const answers = [
    aRefusal("Invalid email or password", "INVALID"),
    aRefusal("Enter the code", "SECOND_FACTOR"),
    session(),
  ];
  const { renewed } = open(() => answers.shift());
  await signIn();
  expect(await screen.findByText("Invalid email or password")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Login" }));
  await userEvent.type(await screen.findByLabelText(/^code/i), "111111");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(await renewed).toBe(true);
});

it("refuses the session of someone else, and ends it", async () => {
  const { asked, askedAs } = open(() => session(staff));
  await signIn();
  expect(await screen.findByText(/That is another account/)).toBeTruthy();
  await waitFor(() => expect(askedAs("endSessionMutation")).toHaveLength(1));
  expect(asked.length).toBeGreaterThan(0);
  expect(currentSession()).toMatchObject({ account: learner, ended: learner });
  expect(localStorage.getItem("token")).toBe("old");
});

it("opens other ways to sign in beside the page, and asks before the page is left", async () => {
  const { renewed } = open(() => session(), [{ name: "Google", address: "/auth/oidc/1" }]);
  await dialog();
  const link = await screen.findByRole("link", { name: "Continue with Google in another tab" });
  expect(link.getAttribute("target")).toBe("_blank");
  await userEvent.click(screen.getByRole("button", { name: "Leave this page" }));
  expect(await screen.findByText("What you typed here and didn't save is lost.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  await dialog();
  await userEvent.click(screen.getByRole("button", { name: "Leave this page" }));
  await userEvent.click(screen.getByRole("button", { name: "Leave this page" }));
  expect(await renewed).toBe(false);
  expect(currentSession().account).toBeNull();
});
