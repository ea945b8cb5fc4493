// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { shownLicence } from "~/screens/admin/organizations/OrganizationFacts";
import { matchingZones } from "~/screens/admin/organizations/OrganizationFields";
import { currentSession, keepSettings } from "~/session/sessionStore";

import { openAdmin } from "../openAdmin";

const anOrganization = (change: object = {}) => ({
  __typename: "Organization",
  id: "organization-1",
  databaseId: 1,
  code: "DEMO",
  name: "Deccan",
  email: "office@demo.test",
  phone: null,
  address: null,
  city: "Bengaluru",
  logo: null,
  website: null,
  paymentInstructions: null,
  theme: null,
  selfRegistration: true,
  disableLogin: false,
  domain: null,
  customDomain: null,
  useSharedDb: true,
  allowedOrigins: "",
  licenseStatus: "ACTIVE",
  expiryDate: "2028-05-21",
  timeZone: "Asia/Kolkata",
  updatedAt: "2026-01-01T00:00:00.000Z",
  canUpdate: true,
  canSeeSystem: true,
  ...change,
});

const publicSettings = {
  __typename: "OrganizationSettings",
  tenantId: 1,
  timeZone: "Asia/Kolkata",
  code: "DEMO",
  name: "Deccan",
  logo: null,
  theme: null,
  disableLogin: false,
  selfRegistration: true,
  email: null,
  phone: null,
  address: null,
  city: null,
  website: null,
  hasBlog: false,
};

const open = (script: object) => {
  const gateway = scriptGateway({ today: "2026-03-10", organization: () => anOrganization(), ...script });
  openAdmin("/admin/organizations/1");
  return gateway;
};
const save = () => userEvent.click(screen.getByRole("button", { name: "Save settings" }));
const nameField = () => screen.findByRole("textbox", { name: "Name" });
const mutations = (gateway: ReturnType<typeof open>) =>
  gateway.asked.filter(({ operationName }) => operationName.endsWith("Mutation"));

describe("the settings", () => {
  it("are for others than ADMIN to read", async () => {
    open({
      organization: anOrganization({ canUpdate: false, allowedOrigins: "https://a.test,https://b.test" }),
    });
    expect(await screen.findByText("https://a.test, https://b.test")).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByText("21-May-2028")).toBeTruthy();
    expect(screen.getAllByText("Active")).toHaveLength(2);
  });

  it("are saved with the version that they began from, and shown around the page at once", async () => {
    const saved = { name: "New Name", updatedAt: "2026-02-02T00:00:00.000Z" };
    const gateway = open({
      updateOrganization: {
        __typename: "ChangedOrganizationPayload",
        organization: anOrganization(saved),
        settings: { ...publicSettings, name: "New Name", theme: "#0f766e" },
      },
    });
    await userEvent.clear(await nameField());
    await userEvent.type(await nameField(), "New Name");
    await userEvent.type(screen.getByRole("textbox", { name: "Theme colour" }), "#0f766e");
    expect(document.documentElement.style.getPropertyValue("--brand")).toBe("#0f766e");
    await save();
    expect(await screen.findByText("Successfully Updated")).toBeTruthy();
    expect(mutations(gateway)[0]?.variables).toMatchObject({
      databaseId: 1,
      version: "2026-01-01T00:00:00.000Z",
      input: { name: "New Name", theme: "#0f766e", phone: null, allowedOrigins: "" },
    });
    expect(currentSession().settings).toMatchObject({ name: "New Name", theme: "#0f766e" });
  });

  it("ask before only ADMIN can sign in", async () => {
    const gateway = open({ updateOrganization: aRefusal("No") });
    await userEvent.click(await screen.findByRole("switch", { name: /Disable login/ }));
    await save();
    const question = await screen.findByRole("alertdialog", { name: "Disable login?" });
    await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(mutations(gateway)).toHaveLength(0);
    await save();
    await userEvent.click(await screen.findByRole("button", { name: "Disable" }));
    await waitFor(() => expect(mutations(gateway)).toHaveLength(1));
  });

  it("that were changed elsewhere appear at once, unless typed text would go", async () => {
    let now = anOrganization();
    open({ organization: () => now });
    await nameField();
    const changeElsewhere = (name: string, updatedAt: string) => {
      now = anOrganization({ name, updatedAt });
      keepSettings({ ...publicSettings, name });
    };
    changeElsewhere("Elsewhere", "2026-02-02T00:00:00.000Z");
    await waitFor(async () => expect(await nameField()).toHaveProperty("value", "Elsewhere"));
    expect(screen.queryByRole("region", { name: "Changed by someone else" })).toBeNull();
    await userEvent.type(await nameField(), " mine");
    changeElsewhere("Once more", "2026-03-03T00:00:00.000Z");
    const notice = await screen.findByRole("region", { name: "Changed by someone else" });
    expect(notice.textContent).toContain("Name is now Once more, yours differs");
    expect(await nameField()).toHaveProperty("value", "Elsewhere mine");
    await userEvent.click(screen.getByRole("button", { name: "Discard changes" }));
    expect(await nameField()).toHaveProperty("value", "Once more");
    expect(screen.queryByRole("region", { name: "Changed by someone else" })).toBeNull();
  });

  it("of the slower of two are kept as typed, and the newest are read", async () => {
    let now = anOrganization();
    const gateway = open({
      organization: () => now,
      updateOrganization: () => {
        now = anOrganization({ name: "Quicker", city: "Mysuru", updatedAt: "2026-02-02T00:00:00.000Z" });
        return aRefusal("In words that may change", "STALE");
      },
    });
    await userEvent.type(await nameField(), " slower");
    await save();
    const notice = await screen.findByRole("region", { name: "Changed by someone else" });
    expect(notice.textContent).toContain("Name is now Quicker, yours differs");
    expect(notice.textContent).toContain("City is now Mysuru");
    expect(await nameField()).toHaveProperty("value", "Deccan slower");
    await save();
    await waitFor(() => expect(mutations(gateway)).toHaveLength(2));
    expect(mutations(gateway)[1]?.variables).toMatchObject({
      version: "2026-02-02T00:00:00.000Z",
      input: { name: "Deccan slower", city: "Mysuru" },
    });
  });
});

describe("a licence", () => {
  it("has expired once its last day is over", () => {
    const licence = { status: "ACTIVE", expiryDate: "2026-03-10", today: "2026-03-10" };
    expect(shownLicence(licence)).toBe("ACTIVE");
    expect(shownLicence({ ...licence, today: "2026-03-11" })).toBe("EXPIRED");
    expect(shownLicence({ ...licence, expiryDate: null, today: "2999-01-01" })).toBe("ACTIVE");
    expect(shownLicence({ ...licence, status: "INACTIVE", today: "2999-01-01" })).toBe("INACTIVE");
  });
});

describe("the time zones", () => {
  it("are found by any word of their names, under the names of today", () => {
    expect(matchingZones("kolkata").map(({ value }) => value)).toEqual(["Asia/Kolkata"]);
    expect(matchingZones("new york").map(({ value }) => value)).toEqual(["America/New_York"]);
    expect(matchingZones("atlantis")).toEqual([]);
  });
});
