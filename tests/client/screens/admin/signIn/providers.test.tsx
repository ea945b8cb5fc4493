// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { providerMessages } from "#gateway/domains/identityProviders/contract";
import { administrator } from "#tests/client/session/people";
import { aRefusal } from "#tests/support/refusal";
import { type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { forgetSignIn, keepAccount } from "~/session/sessionStore";
import { currentToasts } from "~/ui/toasts";
import { openAdmin } from "../openAdmin";

const aProvider = (databaseId: number, data: object = {}) => ({
  __typename: "IdentityProvider",
  id: `IdentityProvider:${databaseId}`,
  databaseId,
  name: "School",
  issuer: "https://id.school.org",
  clientId: "lectern",
  isSecretSet: true,
  domains: "school.org",
  createsUsers: true,
  role: "LEARNER",
  callbackPath: `/auth/oidc/${databaseId}/callback`,
  updatedAt: "2026-02-01T10:00:00.000Z",
  ...data,
});

const school = aProvider(1);
const google = aProvider(2, { name: "Google", isSecretSet: false, domains: "", createsUsers: false });
const settings = { __typename: "OrganizationSettings", tenantId: 1, staffSecondFactor: false };
const changed = (...identityProviders: readonly object[]) => ({
  __typename: "IdentityProvidersChange",
  identityProviders,
});

function open(script: Script = {}) {
  const gateway = scriptGateway({ settings, identityProviders: [school, google], ...script });
  openAdmin("/admin/sign-in");
  return gateway;
}

const names = () =>
  screen.queryAllByRole("heading", { level: 3, hidden: true }).map((heading) => heading.textContent);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const pressIn = async (name: string) =>
  userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name }));
const type = async (label: RegExp, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

afterEach(() => forgetSignIn());

describe("the list of sign-in providers", () => {
  it("says what it is for while it is empty, and adds the first", async () => {
    open({ identityProviders: [] });
    expect(await screen.findByText("No sign-in providers yet")).toBeTruthy();
    await press("Add a provider");
    expect(await screen.findByRole("dialog", { name: "Add a provider" })).toBeTruthy();
  });

  it("tells how each is set, without its secret, and the address to give to it", async () => {
    open();
    await screen.findByText("School");
    const rows = screen
      .getAllByRole("heading", { level: 3 })
      .map((element) => element.closest("li")?.textContent);
    expect(rows[0]).toContain("Client secretSetMail domainsschool.org");
    expect(rows[0]).toContain("Created at the first sign-in, as Learner");
    expect(rows[0]).toContain(`${window.location.origin}/auth/oidc/1/callback`);
    expect(rows[1]).toContain("Client secretNoneMail domainsAllAccountsOnly people who have an account");
  });

  it("is for others than people with every right to read", async () => {
    keepAccount({ ...administrator, roles: ["SIGN_IN"], rights: ["signIn.manage"] });
    open();
    expect(await screen.findByText(providerMessages.everyRightNeeded)).toBeTruthy();
    expect(names()).toEqual(["School", "Google"]);
    expect(screen.queryByRole("button", { name: /^(Edit|Delete|Add)/ })).toBeNull();
  });

  it("takes ten at most", async () => {
    open({ identityProviders: Array.from({ length: 10 }, (_, index) => aProvider(index + 1)) });
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(screen.queryByRole("button", { name: "Add a provider" })).toBeNull();
  });
});

describe("adding a provider", () => {
  it("sends what was typed, and lists it", async () => {
    const gateway = open({ saveIdentityProvider: changed(school, google, aProvider(3, { name: "Azure" })) });
    await screen.findByText("School");
    await press("Add a provider");
    await type(/^Name/, "Azure");
    await type(/^Issuer/, "https://login.test/v2.0");
    await type(/^Client id/, "abc");
    await type(/^Client secret/, "top-secret");
    await type(/^Mail domains/, "school.org");
    await userEvent.click(screen.getByRole("checkbox", { name: /^Create an account/ }));
    await userEvent.selectOptions(screen.getByLabelText(/^Role/), "TRAINER");
    await pressIn("Save");
    await waitFor(() => expect(names()).toEqual(["School", "Google", "Azure"]));
    expect(gateway.askedAs("signInCommandsSaveMutation")[0]?.variables).toMatchObject({
      providerId: null,
      input: {
        name: "Azure",
        issuer: "https://login.test/v2.0",
        clientId: "abc",
        secret: "top-secret",
        domains: "school.org",
        createsUsers: true,
        role: "TRAINER",
      },
    });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(currentToasts()[0]?.message).toBe("Sign-in provider saved");
  });

  it("keeps what was typed, and says at the field what the server refuses", async () => {
    const message = providerMessages.wrongIssuer;
    open({ saveIdentityProvider: aRefusal(message, "INVALID", [{ field: "issuer", message }]) });
    await screen.findByText("School");
    await press("Add a provider");
    await type(/^Name/, "Azure");
    await type(/^Issuer/, "http://plain.test");
    await type(/^Client id/, "abc");
    await pressIn("Save");
    const issuer = screen.getByLabelText<HTMLInputElement>(/^Issuer/);
    await waitFor(() => expect(issuer.getAttribute("aria-invalid")).toBe("true"));
    expect(issuer.value).toBe("http://plain.test");
    expect(names()).toEqual(["School", "Google"]);
  });

  it("asks for the domains whose people become staff, before anything is sent", async () => {
    const gateway = open();
    await screen.findByText("School");
    await press("Add a provider");
    await type(/^Name/, "Azure");
    await type(/^Issuer/, "https://login.test");
    await type(/^Client id/, "abc");
    await userEvent.click(screen.getByRole("checkbox", { name: /^Create an account/ }));
    await userEvent.selectOptions(screen.getByLabelText(/^Role/), "TRAINER");
    await pressIn("Save");
    expect(screen.getByLabelText(/^Mail domains/).getAttribute("aria-invalid")).toBe("true");
    expect(gateway.askedAs("signInCommandsSaveMutation")).toEqual([]);
  });

  it("tests the connection to the issuer that is typed, and forgets the result with it", async () => {
    const check = { __typename: "IssuerCheck", isReached: true, message: providerMessages.reached };
    const gateway = open({ issuerCheck: check });
    await screen.findByText("School");
    await press("Add a provider");
    await type(/^Issuer/, "https://login.test");
    await press("Test connection");
    expect(await screen.findByText(providerMessages.reached)).toBeTruthy();
    expect(gateway.askedAs("ProviderFieldsIssuerQuery")[0]?.variables).toEqual({
      issuer: "https://login.test",
    });
    await type(/^Issuer/, "https://other.test");
    expect(screen.queryByText(providerMessages.reached)).toBeNull();
  });

  it("says so when the test itself gets no response", async () => {
    const gateway = open();
    await screen.findByText("School");
    await press("Add a provider");
    await type(/^Issuer/, "https://login.test");
    gateway.breakDown();
    await press("Test connection");
    expect(await screen.findByText(providerMessages.testFailed)).toBeTruthy();
  });
});

describe("changing a provider", () => {
  it("leaves the secret alone that is not typed", async () => {
    const renamed = { ...school, name: "Our school", updatedAt: "2026-02-02T10:00:00.000Z" };
    const gateway = open({ saveIdentityProvider: changed(renamed, google) });
    await screen.findByText("School");
    await press("Edit School");
    expect(screen.getByLabelText<HTMLInputElement>(/^Client secret/).value).toBe("");
    await type(/^Name/, "Our school");
    await pressIn("Save");
    await waitFor(() => expect(names()).toEqual(["Our school", "Google"]));
    expect(gateway.askedAs("signInCommandsSaveMutation")[0]?.variables).toMatchObject({
      providerId: 1,
      version: school.updatedAt,
      input: { name: "Our school", secret: "", domains: "school.org" },
    });
  });

  it("shows beside one's own what someone else has saved first", async () => {
    let rows = [school, google];
    open({
      identityProviders: () => rows,
      saveIdentityProvider: aRefusal(providerMessages.changed, "STALE"),
    });
    await screen.findByText("School");
    await press("Edit School");
    await type(/^Name/, "Mine");
    rows = [{ ...school, name: "Theirs", updatedAt: "2026-02-03T10:00:00.000Z" }, google];
    await pressIn("Save");
    const notice = await screen.findByRole("region", { name: "Changed by someone else" });
    expect(notice.textContent).toContain("Name is now Theirs, yours differs");
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe("Mine");
  });
});

describe("deleting a provider", () => {
  const confirm = async () => {
    await press("Delete School");
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toContain("School");
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
  };

  it("takes it out of the list before the server has answered", async () => {
    const gateway = open({ deleteIdentityProvider: changed(google) });
    await screen.findByText("School");
    const release = gateway.hold();
    await confirm();
    await waitFor(() => expect(names()).toEqual(["Google"]));
    expect(currentToasts()).toEqual([]);
    release();
    await waitFor(() => expect(currentToasts()[0]?.message).toBe("Sign-in provider deleted"));
    expect(names()).toEqual(["Google"]);
    expect(gateway.askedAs("signInCommandsDeleteMutation")[0]?.variables).toEqual({ providerId: 1 });
  });

  it("brings it back with the reason where the server refuses", async () => {
    const gateway = open({ deleteIdentityProvider: aRefusal(providerMessages.notFound, "NOT_FOUND") });
    await screen.findByText("School");
    const release = gateway.hold();
    await confirm();
    await waitFor(() => expect(names()).toEqual(["Google"]));
    release();
    await waitFor(() => expect(names()).toEqual(["School", "Google"]));
    const row = screen.getByRole("heading", { name: "School" }).closest("li");
    expect(row && within(row).getByRole("alert").textContent).toBe(providerMessages.notFound);
  });
});
