// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { describe, expect, it } from "vitest";
import { asUser, demoSettings, learner, staff } from "#tests/client/session/people";
import { blockStorage } from "#tests/client/stores/failingStorage";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { authRoutes } from "~/screens/auth/routes";
import { currentSession, keepAccount, keepSettings } from "~/session/sessionStore";
import { currentToasts } from "~/ui/toasts";

const path = "/auth/login";
const refusal = (message: string) => aRefusal(message, "INVALID");

const session = { __typename: "SessionPayload", accessToken: "abc", user: asUser(learner) };

function open(login: () => unknown, at = path) {
  const { askedAs } = scriptGateway({ login, signInProviders: [] });
  return { asked: () => askedAs("LoginFormMutation"), router: openScreen(at, authRoutes) };
}

async function logIn(email = "learner", password = "secret-1") {
  await userEvent.type(await screen.findByLabelText(/email/i), email);
  await userEvent.type(screen.getAllByLabelText(/password/i)[0] ?? document.body, password);
  await userEvent.click(screen.getByRole("button", { name: /login/i }));
}

describe("the login screen", () => {
  it("signs in and goes back to the address that asked for it", async () => {
    const { router, asked } = open(() => session, "/auth/login?next=%2Fusers%2Flearner");
    await logIn();
    await waitFor(() => expect(router.state.location.pathname).toBe("/users/learner"));
    expect(asked()[0]?.variables).toEqual({ input: { email: "learner", password: "secret-1" } });
    expect(currentSession().account).toEqual(learner);
    expect(localStorage.getItem("token")).toBe("abc");
    expect(currentToasts()[0]?.message).toBe("Successfully Loggedin");
  });

  it("asks for the second step where the account has one, and says at the field that a code is wrong", async () => {
    const message = "This code is incorrect or was used before";
    const answers = [
      aRefusal("Enter the code", "SECOND_FACTOR"),
      aRefusal(message, "SECOND_FACTOR", [{ field: "otp", message }]),
      session,
    ];
    const { router, asked } = open(() => answers.shift(), "/auth/login?next=%2Fusers%2Flearner");
    await logIn();
    await userEvent.type(await screen.findByLabelText(/^code/i), "111111");
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(currentToasts()).toEqual([]);
    await userEvent.clear(screen.getByLabelText(/^code/i));
    await userEvent.type(screen.getByLabelText(/^code/i), "222222");
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/users/learner"));
    expect(asked().at(-1)?.variables).toEqual({
      input: { email: "learner", password: "secret-1", otp: "222222" },
    });
  });

  it("says what was wrong in place and in a toast, and keeps what was typed", async () => {
    open(() => refusal("Invalid email or password"));
    await logIn();
    expect(await screen.findAllByText("Invalid email or password")).toHaveLength(2);
    expect(screen.getByLabelText(/email/i)).toHaveProperty("value", "learner");
    expect(currentSession().account).toBeNull();
  });

  it("falls back when the server gave no reason", async () => {
    open(() => new GraphQLError(""));
    await logIn();
    expect(await screen.findAllByText("Unable to login")).toHaveLength(2);
  });

  it("says when to try again after too many attempts", async () => {
    const message = "Too many failed attempts. Try again in 10 minutes.";
    const extensions = { code: "TOO_MANY_ATTEMPTS", retryAfter: 600 };
    open(() => new GraphQLError(message, { extensions }));
    keepSettings(demoSettings);
    await logIn();
    expect(await screen.findAllByText(message)).toHaveLength(2);
    const inPlace = screen.getAllByRole("alert").map(({ textContent }) => textContent);
    expect(inPlace).toContain(`${message}Choose a new password`);
  });

  it("offers a new password, and takes the address along to the registration", async () => {
    keepSettings(demoSettings);
    open(() => session, "/auth/login?next=%2Fcourses%2FREACT%3Fenrol%3D1");
    const forgot = await screen.findByRole("link", { name: "Forgot password?" });
    expect(forgot.getAttribute("href")).toBe("/auth/forgot");
    expect(screen.getByRole("link", { name: "Create Account" }).getAttribute("href")).toBe(
      "/auth/register?next=%2Fcourses%2FREACT%3Fenrol%3D1",
    );
  });

  it("says that it needs cookies where the browser blocks them, and asks for nothing", async () => {
    blockStorage();
    keepSettings(demoSettings);
    open(() => session);
    expect((await screen.findByRole("alert")).textContent).toContain("Your browser blocks cookies");
    expect(screen.queryByRole("button", { name: /login|passkey/i })).toBeNull();
  });

  it("asks for both fields before it sends anything", async () => {
    const { asked } = open(() => session);
    await userEvent.click(await screen.findByRole("button", { name: "Login" }));
    expect(screen.getByText("Email is required.")).toBeTruthy();
    expect(screen.getByText("Password is required")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/email/i));
    expect(asked()).toEqual([]);
  });

  it("leads the wrong account to its own area", async () => {
    keepAccount(learner);
    open(() => session, "/auth/login?next=%2Fadmin");
    expect(await screen.findByText(/You don't have access/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to your learning area" }).getAttribute("href")).toBe(
      "/learner",
    );
  });

  it("lets a signed-in user go on", async () => {
    keepAccount(staff);
    open(() => session, "/auth/login?next=%2Fadmin");
    expect((await screen.findByRole("link", { name: "Continue" })).getAttribute("href")).toBe("/admin");
  });
});
