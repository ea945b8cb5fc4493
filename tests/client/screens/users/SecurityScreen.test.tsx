// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { asUser, learner } from "#tests/client/session/people";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { userRoutes } from "~/screens/users/routes";
import { keepAccount } from "~/session/sessionStore";
import { currentToasts } from "~/ui/toasts";

const moment = "2026-02-01T10:00:00.000Z";

const aSession = (databaseId: number, data: object = {}) => ({
  __typename: "Session",
  id: `Session:${databaseId}`,
  databaseId,
  browser: "Firefox",
  system: "Windows",
  address: "198.51.100.7",
  createdAt: moment,
  lastUsedAt: moment,
  isCurrent: false,
  ...data,
});

const sessions = [
  aSession(3, { browser: "Safari", system: "iPhone" }),
  aSession(2, { isCurrent: true }),
  aSession(1, { browser: null, system: null, address: "" }),
];

const viewer = { ...asUser(learner), totpAddedAt: null, recoveryCodesLeft: 0, ownerProof: "PASSWORD" };

function open(script: Script = {}, address = "/users/learner/security") {
  keepAccount(learner);
  const gateway = scriptGateway({ viewer, passkeys: [], viewerSessions: sessions, ...script });
  openScreen(address, userRoutes);
  return gateway;
}

const ends = () =>
  screen
    .queryAllByRole("button", { name: /^End the session/ })
    .map((element) => element.getAttribute("aria-label"));

describe("the sessions", () => {
  it("are shown, the current one first and without End", async () => {
    open();
    expect(await screen.findByText("This session")).toBeTruthy();
    expect(ends()).toEqual(["End the session: Safari on iPhone", "End the session: Unknown browser"]);
    expect(screen.getAllByRole("listitem", { name: "" })[2]?.textContent).toContain("Firefox on Windows");
  });

  it("leave the list once they have ended", async () => {
    const gateway = open({
      endSession: { __typename: "EndSessionPayload", deletedId: 3, deletedNodeId: "Session:3" },
    });
    await userEvent.click(await screen.findByRole("button", { name: "End the session: Safari on iPhone" }));
    await waitFor(() => expect(ends()).toEqual(["End the session: Unknown browser"]));
    expect(gateway.askedAs("securityCommandsEndSessionMutation")[0]?.variables).toEqual({ sessionId: 3 });
    expect(currentToasts()[0]?.message).toBe("Session ended");
  });

  it("stay where the server refuses, with its reason", async () => {
    open({ endSession: aRefusal("This session has ended already", "NOT_FOUND") });
    await userEvent.click(await screen.findByRole("button", { name: "End the session: Safari on iPhone" }));
    await waitFor(() => expect(currentToasts()[0]?.message).toBe("This session has ended already"));
    expect(ends()).toHaveLength(2);
  });

  it("all leave but the current one, after a confirmation", async () => {
    open({ endOtherSessions: { __typename: "EndOtherSessionsPayload", ended: true } });
    const button = await screen.findByRole("button", { name: "End all others" });
    await userEvent.click(button);
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toContain("End all other sessions?");
    const confirm = screen.getAllByRole("button", { name: "End all others" }).at(-1);
    if (confirm) await userEvent.click(confirm);
    await waitFor(() => expect(ends()).toEqual([]));
    expect(screen.queryByRole("button", { name: "End all others" })).toBeNull();
  });

  it("of someone else are not shown", async () => {
    open({}, "/users/somebody/security");
    expect(await screen.findByText("Only the owner of an account sees how it signs in.")).toBeTruthy();
    expect(ends()).toEqual([]);
  });
});

describe("the authenticator app", () => {
  const codes = ["aaaa-aaaa-aaaa-aaaa", "bbbb-bbbb-bbbb-bbbb"];
  const added = { ...viewer, totpAddedAt: moment, recoveryCodesLeft: 10 };
  const startTotp = {
    __typename: "StartTotpPayload",
    secret: "JBSWY3DPEHPK3PXP",
    address: "otpauth://totp/Demo:learner?secret=JBSWY3DPEHPK3PXP",
  };
  const confirmTotp = { __typename: "RecoveryCodesPayload", codes, user: added };

  /** Proves by the password that the owner is there, and goes on. */
  async function begin() {
    await userEvent.click(await screen.findByRole("button", { name: "Add authenticator app" }));
    await userEvent.type(await screen.findByLabelText(/^Password/), "own-12345");
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  }

  it("is added by the password and a code, and its recovery codes are shown once", async () => {
    const gateway = open({ startTotp, confirmTotp });
    await begin();
    expect(await screen.findByText("JBSW Y3DP EHPK 3PXP")).toBeTruthy();
    expect(await screen.findByRole("img", { name: /^QR code/ })).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Code/), "123456");
    await userEvent.click(screen.getByRole("button", { name: "Add" }));
    expect(await screen.findByText("aaaa-aaaa-aaaa-aaaa")).toBeTruthy();
    const proof = { password: "own-12345", otp: "" };
    expect(gateway.askedAs("securityCommandsStartTotpMutation")[0]?.variables).toEqual(proof);
    expect(gateway.askedAs("securityCommandsConfirmTotpMutation")[0]?.variables).toEqual({ otp: "123456" });
    await userEvent.click(screen.getByRole("button", { name: "I've saved them" }));
    await waitFor(() => expect(screen.queryByText("aaaa-aaaa-aaaa-aaaa")).toBeNull());
    expect(await screen.findByText(/10 recovery codes are left/)).toBeTruthy();
  });

  it("says at the field that a code is wrong, and stays open", async () => {
    const message = "This code is incorrect or was used before";
    open({ startTotp, confirmTotp: aRefusal(message, "INVALID", [{ field: "otp", message }]) });
    await begin();
    await userEvent.type(await screen.findByLabelText(/^Code/), "000000");
    await userEvent.click(screen.getByRole("button", { name: "Add" }));
    await waitFor(() => expect(screen.getByLabelText(/^Code/).getAttribute("aria-invalid")).toBe("true"));
  });

  it("begins for no one who does not know the password, which is said at its field", async () => {
    const message = "This password is incorrect";
    open({ startTotp: aRefusal(message, "INVALID", [{ field: "password", message }]) });
    await begin();
    await waitFor(() => expect(screen.getByLabelText(/^Password/).getAttribute("aria-invalid")).toBe("true"));
    expect(screen.queryByText("JBSW Y3DP EHPK 3PXP")).toBeNull();
  });

  it("begins at once where a fresh sign-in is the proof", async () => {
    open({ viewer: { ...viewer, ownerProof: "SESSION" }, startTotp });
    await userEvent.click(await screen.findByRole("button", { name: "Add authenticator app" }));
    expect(await screen.findByText("JBSW Y3DP EHPK 3PXP")).toBeTruthy();
  });

  it("is asked of staff who need it, before anything else", async () => {
    open({ viewer: { ...viewer, needsSecondFactor: true } });
    expect(await screen.findByRole("heading", { name: "Add a second factor to continue" })).toBeTruthy();
  });
});
