// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { asUser, demoSettings, learner } from "#tests/client/session/people";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { mailLinkArea } from "~/mailLinkArea";
import { authRoutes } from "~/screens/auth/routes";
import { currentSession, keepAccount, keepSettings } from "~/session/sessionStore";
import { currentToasts } from "~/ui/toasts";

const routes = [...authRoutes, ...mailLinkArea];
const wrongLink = "This link is invalid, was used, or has expired";

beforeEach(() => keepSettings(demoSettings));
describe("asking for a link", () => {
  function open(answer: () => unknown) {
    const { asked } = scriptGateway({ requestPasswordReset: answer });
    openScreen("/auth/forgot", routes);
    return asked;
  }

  async function ask(email: string) {
    await userEvent.type(await screen.findByLabelText(/email/i), email);
    await userEvent.click(screen.getByRole("button", { name: "Send the link" }));
  }

  it("says that a link is on its way, whom to ask, and lets one try again", async () => {
    const asked = open(() => ({ __typename: "RequestPasswordResetPayload", requested: true }));
    await ask("asha@demo.test");
    expect((await screen.findByRole("status")).textContent).toContain(
      "If an account has the address asha@demo.test",
    );
    const request = asked.find(({ operationName }) => operationName === "ForgotScreenMutation");
    expect(request?.variables).toEqual({ email: "asha@demo.test" });
    expect(screen.getByRole("link", { name: "office@demo.test" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "try again" }));
    expect(screen.getByLabelText(/email/i)).toBeTruthy();
  });

  it("promises no mail where none is sent", async () => {
    scriptGateway({
      settings: { __typename: "OrganizationSettings", id: "settings-1", sendsMail: false },
      requestPasswordReset: { __typename: "RequestPasswordResetPayload", requested: true },
    });
    openScreen("/auth/forgot", routes);
    expect(await screen.findByText(/This site sends no mail yet/)).toBeTruthy();
    await ask("asha@demo.test");
    const told = (await screen.findByRole("status")).textContent;
    expect(told).toContain("your institute has a link for it");
    expect(told).not.toContain("on its way");
  });

  it("shows a refusal and keeps what was typed", async () => {
    open(() => aRefusal("Too many requests", "INVALID"));
    await ask("asha@demo.test");
    expect(await screen.findAllByText("Too many requests")).toHaveLength(2);
    expect(screen.getByLabelText(/email/i)).toHaveProperty("value", "asha@demo.test");
  });
});

describe("choosing a new password", () => {
  const owner = { name: "Asha K", username: "asha" };

  const changed = () => ({ __typename: "ResetPasswordPayload", reset: true });

  function open(answers: { owner: unknown; reset?: () => unknown; login?: () => unknown }) {
    const { owner: resetLinkOwner, reset = () => undefined, login = () => undefined } = answers;
    const { asked } = scriptGateway({
      resetLinkOwner: () => resetLinkOwner,
      resetPassword: reset,
      login,
    });
    return { asked, router: openScreen("/auth/reset/abc", routes) };
  }

  async function choose(password: string) {
    const fields = await screen.findAllByLabelText(/new password/i);
    await userEvent.type(fields[0] ?? document.body, password);
    await userEvent.click(screen.getByRole("button", { name: "Change password" }));
  }

  it("offers a new link where this one does not work", async () => {
    open({ owner: null });
    expect(await screen.findByText("This link doesn't work")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Get a new link" }).getAttribute("href")).toBe("/auth/forgot");
  });

  it("changes it and leads to the login page where a second factor is asked for", async () => {
    const login = () => aRefusal("Enter the code", "SECOND_FACTOR");
    const { asked, router } = open({ owner, reset: changed, login });
    expect(await screen.findByText(/For Asha K/)).toBeTruthy();
    await choose("chosen-12345");
    await waitFor(() => expect(router.state.location.pathname).toBe("/auth/login"));
    const given = asked.map(({ variables }) => variables);
    expect(given).toContainEqual({ token: "abc", password: "chosen-12345" });
    expect(currentToasts().map(({ message }) => message)).toEqual([
      "Password changed. Sign in with the new one.",
    ]);
  });

  it("changes it and signs in with it", async () => {
    const login = () => ({ __typename: "SessionPayload", accessToken: "new", user: asUser(learner) });
    const { router } = open({ owner, reset: changed, login });
    await choose("chosen-12345");
    await waitFor(() => expect(router.state.location.pathname).not.toMatch(/^\/auth/));
    expect(currentSession().account?.username).toBe(learner.username);
    expect(currentToasts().map(({ message }) => message)).toEqual(["Password changed. You are signed in."]);
  });

  it("says that the link was used since, and offers a new one", async () => {
    open({ owner, reset: () => aRefusal(wrongLink, "INVALID") });
    await choose("chosen-12345");
    expect(await screen.findAllByText(wrongLink)).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Get a new link" })).toBeTruthy();
  });
});

describe("confirming an address", () => {
  function open(answer: () => unknown) {
    scriptGateway({ verifyEmail: answer });
    openScreen("/auth/verify/abc", routes);
  }

  it("happens at once", async () => {
    open(() => ({ __typename: "VerifyEmailPayload", verified: true }));
    expect(await screen.findByText("Your address is confirmed")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Log in" })).toBeTruthy();
  });

  it("says that the link does not work, and where to get a new one", async () => {
    open(() => aRefusal(wrongLink, "INVALID"));
    expect(await screen.findByText("This link doesn't work")).toBeTruthy();
    expect(screen.getByText(/a new one from your profile/)).toBeTruthy();
  });
});

describe("an invitation", () => {
  const invitation = {
    email: "asha@demo.test",
    name: "",
    inviter: "Meera Nair",
    place: "Java Foundations",
    hasAccount: false,
    expiresAt: "2026-11-30T00:00:00Z",
  };
  const session = { __typename: "SessionPayload", accessToken: "abc", user: asUser(learner) };

  function open(
    openInvitation: object | null,
    accept: () => unknown = () => ({ __typename: "AcceptInvitationPayload", to: "/courses", session }),
  ) {
    const { asked } = scriptGateway({ openInvitation: () => openInvitation, acceptInvitation: accept });
    return { asked, router: openScreen("/auth/join/abc", routes) };
  }

  it("takes a name and a password, signs in and leads on", async () => {
    const { asked, router } = open(invitation);
    await userEvent.type(await screen.findByLabelText(/^name/i), "Asha K");
    const [password] = screen.getAllByLabelText(/password/i);
    await userEvent.type(password ?? document.body, "chosen-12345");
    await userEvent.click(screen.getByRole("button", { name: "Accept" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/courses"));
    expect(asked.at(-1)?.variables).toEqual({
      input: { token: "abc", name: "Asha K", email: "asha@demo.test", password: "chosen-12345" },
    });
    expect(currentSession().account).toEqual(learner);
  });

  it("has someone with an account log in first, and come back", async () => {
    open({ ...invitation, hasAccount: true });
    const link = await screen.findByRole("link", { name: "Log in" });
    expect(link.getAttribute("href")).toBe("/auth/login?next=%2Fauth%2Fjoin%2Fabc");
  });

  it("is accepted by the person who is signed in, if it is for them", async () => {
    keepAccount(learner);
    open({ ...invitation, email: null }, () => aRefusal(wrongLink, "INVALID"));
    await userEvent.click(await screen.findByRole("button", { name: "Accept" }));
    await waitFor(() => expect(currentToasts()[0]?.message).toBe(wrongLink));
  });

  it("is refused to another person, and says so when it is over", async () => {
    keepAccount(learner);
    open({ ...invitation, email: "other@demo.test" });
    expect(await screen.findByText(/for another address/)).toBeTruthy();
    open(null);
    expect(await screen.findByText(/Ask the person who invited you/)).toBeTruthy();
  });
});
