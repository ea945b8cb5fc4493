// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { asUser, learner } from "#tests/client/session/people";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { userRoutes } from "~/screens/users/routes";
import { keepAccount } from "~/session/sessionStore";
import { currentToasts } from "~/ui/toasts";

/** The browser's response to the options; a test sets it. */
const browser = vi.hoisted(() => ({
  made: { response: "{}" } as { response: string } | { failure: string } | null,
  asked: [] as string[],
}));

vi.mock("~/session/passkeys", async (original) => ({
  ...(await original<object>()),
  hasPasskeys: () => true,
  makePasskey: async (options: string) => {
    browser.asked.push(options);
    return browser.made;
  },
}));

const moment = "2026-02-01T10:00:00.000Z";
const aPasskey = (databaseId: number, name: string) => ({
  __typename: "Passkey",
  id: `Passkey:${databaseId}`,
  databaseId,
  name,
  createdAt: moment,
  lastUsedAt: null,
});

const viewer = { ...asUser(learner), totpAddedAt: null, recoveryCodesLeft: 0, ownerProof: "PASSWORD" };
const startPasskey = { __typename: "StartPasskeyPayload", options: '{"challenge":"made"}' };
const addPasskey = { __typename: "AddPasskeyPayload", passkey: aPasskey(2, "My laptop") };

function open(script: Script = {}, deliver?: (operationName: string) => Promise<void>) {
  keepAccount(learner);
  const gateway = scriptGateway(
    { viewer, passkeys: [aPasskey(1, "Phone")], viewerSessions: [], startPasskey, addPasskey, ...script },
    deliver,
  );
  openScreen("/users/learner/security", userRoutes);
  return gateway;
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const names = () =>
  screen
    .queryAllByRole("button", { name: /^Remove the passkey/, hidden: true })
    .map((element) => element.getAttribute("aria-label")?.replace("Remove the passkey: ", ""));

async function fillIn() {
  await press("Add a passkey");
  await userEvent.type(await screen.findByLabelText(/^Name/), "My laptop");
  await userEvent.type(screen.getByLabelText(/^Password/), "own-12345");
  await press("Continue");
}

beforeEach(() => {
  browser.made = { response: "{}" };
  browser.asked.length = 0;
});
describe("adding a passkey", () => {
  it("proves who is there, has the browser make it, and shows it in the list", async () => {
    const gateway = open();
    await fillIn();
    await waitFor(() => expect(names()).toEqual(["Phone", "My laptop"]));
    const proof = { password: "own-12345", otp: "" };
    expect(gateway.askedAs("securityCommandsStartPasskeyMutation")[0]?.variables).toEqual(proof);
    expect(browser.asked).toEqual([startPasskey.options]);
    expect(gateway.askedAs("securityCommandsAddPasskeyMutation")[0]?.variables).toEqual({
      name: "My laptop",
      response: "{}",
    });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("asks the browser nothing while the password is missing or wrong", async () => {
    const message = "This password is incorrect";
    const gateway = open({ startPasskey: aRefusal(message, "INVALID", [{ field: "password", message }]) });
    await press("Add a passkey");
    await userEvent.type(await screen.findByLabelText(/^Name/), "My laptop");
    await press("Continue");
    expect(gateway.askedAs("securityCommandsStartPasskeyMutation")).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Password/), "guessed");
    await press("Continue");
    await waitFor(() => expect(screen.getByLabelText(/^Password/).getAttribute("aria-invalid")).toBe("true"));
    expect(browser.asked).toEqual([]);
    expect(names()).toEqual(["Phone"]);
  });

  it("tells why the browser made none, and stays open", async () => {
    browser.made = { failure: "You cancelled it" };
    const gateway = open();
    await fillIn();
    await waitFor(() => expect(currentToasts()[0]?.message).toBe("You cancelled it"));
    expect(gateway.askedAs("securityCommandsAddPasskeyMutation")).toEqual([]);
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  it("adds nothing to the list where the gateway refuses what was made", async () => {
    open({ addPasskey: aRefusal("The passkey couldn't be checked. Try again.", "INVALID") });
    await fillIn();
    await waitFor(() => expect(currentToasts().length).toBeGreaterThan(0));
    expect(names()).toEqual(["Phone"]);
  });

  it("takes a code where the account has an authenticator app", async () => {
    const gateway = open({ viewer: { ...viewer, totpAddedAt: moment, ownerProof: "OTP" } });
    await press("Add a passkey");
    await userEvent.type(await screen.findByLabelText(/^Name/), "My laptop");
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    await userEvent.type(screen.getByLabelText(/^Code/), "123456");
    await press("Continue");
    await waitFor(() => expect(names()).toEqual(["Phone", "My laptop"]));
    expect(gateway.askedAs("securityCommandsStartPasskeyMutation")[0]?.variables).toMatchObject({
      otp: "123456",
    });
  });
});

describe("renaming a passkey", () => {
  async function rename(name: string) {
    await press("Rename the passkey: Phone");
    const field = await screen.findByLabelText(/^Name/);
    await userEvent.clear(field);
    await userEvent.type(field, name);
    await press("Save");
  }

  it("shows the new name at once, and the old one again where it is refused", async () => {
    let answer: (() => void) | undefined;
    const answered = new Promise<void>((done) => {
      answer = done;
    });
    open({ renamePasskey: aRefusal("This passkey was removed already", "NOT_FOUND") }, (operation) =>
      operation === "securityCommandsRenamePasskeyMutation" ? answered : Promise.resolve(),
    );
    await rename("Tablet");
    await waitFor(() => expect(names()).toEqual(["Tablet"]));
    answer?.();
    await waitFor(() => expect(names()).toEqual(["Phone"]));
    expect(currentToasts()[0]?.message).toBe("This passkey was removed already");
  });
});

describe("removing a passkey", () => {
  async function remove() {
    await press("Remove the passkey: Phone");
    await userEvent.type(await screen.findByLabelText(/^Password/), "own-12345");
    await press("Remove");
  }

  it("takes it off the list once the owner has proven to be there", async () => {
    const gateway = open({
      removePasskey: { __typename: "RemovePasskeyPayload", deletedId: 1, deletedNodeId: "Passkey:1" },
    });
    await remove();
    expect(await screen.findByText("You have no passkeys yet.")).toBeTruthy();
    expect(gateway.askedAs("securityCommandsRemovePasskeyMutation")[0]?.variables).toEqual({
      passkeyId: 1,
      password: "own-12345",
      otp: "",
    });
  });

  it("leaves it where that is refused, with the reason at the field", async () => {
    const message = "This password is incorrect";
    open({ removePasskey: aRefusal(message, "INVALID", [{ field: "password", message }]) });
    await remove();
    await waitFor(() => expect(screen.getByLabelText(/^Password/).getAttribute("aria-invalid")).toBe("true"));
    await press("Cancel");
    expect(names()).toEqual(["Phone"]);
  });
});
