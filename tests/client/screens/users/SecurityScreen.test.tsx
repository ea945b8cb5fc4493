// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { asUser, learner } from "#tests/client/session/people";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { userRoutes } from "~/screens/users/routes";
import { forgetSignIn, keepAccount } from "~/session/sessionStore";
import { clearToasts, currentToasts } from "~/ui/toasts";

const moment = "2026-02-01T10:00:00.000Z";

const aSession = (databaseId: number, data: object = {}) => ({
  ...{
    __typename: "Session",
    id: `Session:${databaseId}`,
    databaseId,
    browser: "Firefox",
    system: "Windows",
  },
  ...{ address: "198.51.100.7", createdAt: moment, lastUsedAt: moment, isCurrent: false, ...data },
});

const sessions = [
  aSession(3, { browser: "Safari", system: "iPhone" }),
  aSession(2, { isCurrent: true }),
  aSession(1, { browser: null, system: null, address: "" }),
];

function open(script: Script = {}, address = "/users/learner/security") {
  keepAccount(learner);
  const gateway = scriptGateway({ viewer: asUser(learner), viewerSessions: sessions, ...script });
  openScreen(address, userRoutes);
  return gateway;
}

const ends = () =>
  screen.queryAllByRole("button", { name: /^End the session/ }).map((one) => one.getAttribute("aria-label"));

afterEach(() => {
  forgetSignIn();
  clearToasts();
});

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
