import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accounts } from "#tests/support/accounts";
import type { Caller } from "#tests/support/caller";
import { rawRequest } from "#tests/support/rawRequest";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite();

const organization = (id: number) =>
  `{ organization(databaseId: ${id}) { code licenseStatus expiryDate timeZone } }`;

describe("the settings of an organization", () => {
  it("are public by the request's tenant, and by any code without case", async () => {
    const { data } = await test.visitor.graphql(
      `{ settings { code tenantId } byCode: settingsByCode(code: "other") { code name } none: settingsByCode(code: "NO") { code } }`,
    );
    expect(data.settings).toEqual({ code: "DEMO", tenantId: 1 });
    expect(data.byCode).toEqual({ code: "OTHER", name: "Thames Valley Academy" });
    expect(data.none).toBeNull();
  });

  it("do not tell the public what only staff may know", async () => {
    const { errors } = await test.visitor.graphql("{ settings { licenseStatus } }");
    expect(errors?.[0]?.message).toContain("Cannot query field");
  });

  it("follow a change at once", async () => {
    const change = async (name: string) => {
      await test.database.prisma.organization.update({ where: { id: 1 }, data: { name } });
      test.gateway.bus.publish("organizationChanged", { organizationId: 1 });
    };
    const { data: before } = await test.visitor.graphql("{ settings { name } }");
    await change("Renamed");
    expect((await test.visitor.graphql("{ settings { name } }")).data.settings.name).toBe("Renamed");
    await change(before.settings.name);
  });

  it("are found by the organization's own host, whatever its port", async () => {
    const setDomain = async (domain: string | null) => {
      await test.database.prisma.organization.update({ where: { id: 2 }, data: { domain } });
      test.gateway.bus.publish("organizationChanged", { organizationId: 2 });
    };
    const request = "GET /api/assets/settings HTTP/1.1\nHost: Learn.Other.test:4000\nConnection: close\n\n";
    await setDomain("learn.other.test");
    expect(await rawRequest(test.origin, request)).toContain('"code":"OTHER"');
    await setDomain(null);
    expect(await rawRequest(test.origin, request)).toContain('"code":"DEMO"');
  });
});

describe("an organization as a whole", () => {
  it("is for its own staff", async () => {
    const { data } = await (await test.as("coordinator")).graphql(organization(1));
    expect(data.organization).toEqual({
      code: "DEMO",
      licenseStatus: "ACTIVE",
      timeZone: "Asia/Kolkata",
      expiryDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
  });

  it("an organization of another tenant does not exist for staff", async () => {
    expect((await (await test.as("coordinator")).graphql(organization(2))).data.organization).toBeNull();
    expect((await (await test.as("otherAdmin")).graphql(organization(1))).data.organization).toBeNull();
  });

  it("is closed to learners and visitors", async () => {
    const learner = await (await test.as("learner")).graphql(organization(1));
    expect(learner.errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    expect((await test.visitor.graphql(organization(1))).errors?.[0]?.extensions?.code).toBe(
      "UNAUTHENTICATED",
    );
  });
});

describe("an ADMIN changes the settings", () => {
  const document = `mutation ($databaseId: Int!, $version: DateTime!, $input: OrganizationInput!) {
    result: updateOrganization(databaseId: $databaseId, version: $version, input: $input) {
      __typename
      ... on ChangedOrganizationPayload {
        organization { name theme logo email allowedOrigins timeZone disableLogin updatedAt canUpdate }
        settings { name theme }
      }
      ... on Refusal { code message fieldErrors { field message } }
    }
  }`;
  const current = async () => {
    const { data } = await admin.graphql(
      "{ organization(databaseId: 1) { name logo theme email phone address city website selfRegistration disableLogin allowedOrigins timeZone updatedAt } }",
    );
    const { updatedAt: version, ...input } = data.organization;
    return { version, input };
  };
  const change = async (input: object, databaseId = 1) => {
    const { version, input: before } = await current();
    const variables = { databaseId, version, input: { ...before, ...input } };
    return (await admin.graphql(document, variables)).data.result;
  };
  let admin: Caller;
  let before: object;
  beforeAll(async () => {
    admin = await test.as("admin");
    before = (await current()).input;
  });
  afterAll(async () => {
    await change(before);
  });

  it("an ADMIN changes the settings for everyone at once, and publishes it on the bus", async () => {
    const told: object[] = [];
    const stop = test.gateway.bus.subscribe("organizationChanged", (event) => told.push(event));
    const { organization, settings } = await change({
      name: " New Name ",
      theme: "#0F766E",
      logo: "",
      email: "Office@New.test",
      allowedOrigins: "https://a.test/, https://B.test:8443 https://a.test",
      timeZone: "Europe/London",
    });
    stop();
    expect(organization).toMatchObject({
      name: "New Name",
      theme: "#0f766e",
      logo: null,
      email: "office@new.test",
      canUpdate: true,
      allowedOrigins: "https://a.test,https://b.test:8443",
      timeZone: "Europe/London",
    });
    expect(settings).toEqual({ name: "New Name", theme: "#0f766e" });
    expect(told).toEqual([{ organizationId: 1 }]);
    expect((await test.visitor.graphql("{ settings { name theme } }")).data.settings).toEqual(settings);
    const preflight = await fetch(`${test.origin}/graphql`, {
      method: "OPTIONS",
      headers: { Origin: "https://b.test:8443", "Access-Control-Request-Method": "POST" },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBe("https://b.test:8443");
    test.setNow(new Date("2026-03-10T23:30:00Z"));
    expect((await (await test.as("admin")).graphql("{ today }")).data.today).toBe("2026-03-10");
    test.setNow();
  });

  it("an edit of old settings overwrites nothing, and is refused", async () => {
    const { version, input } = await current();
    const save = (name: string) =>
      admin.graphql(document, { databaseId: 1, version, input: { ...input, name } });
    const answers = await Promise.all([save("First"), save("Second")]);
    const results = answers.map(({ data }) => data.result);
    expect(results.map(({ __typename, code }) => code ?? __typename).sort()).toEqual([
      "ChangedOrganizationPayload",
      "STALE",
    ]);
    const won = results.find(({ organization }) => organization)?.organization.name;
    expect((await current()).input.name).toBe(won);
  });

  it("an ADMIN changes the settings of the own organization only", async () => {
    expect(await change({ name: "Stolen" }, 2)).toMatchObject({ code: "NOT_FOUND" });
    const { data } = await test.visitor.graphql(`{ settingsByCode(code: "OTHER") { name } }`);
    expect(data.settingsByCode.name).toBe("Thames Valley Academy");
  });

  it("disabled login lets ADMIN in and no one else", async () => {
    await change({ disableLogin: true });
    const signIn = async (name: "admin" | "coordinator") => (await test.visitor.signIn(accounts[name])).token;
    await expect(signIn("coordinator")).rejects.toThrow();
    expect(await signIn("admin")).toBeTruthy();
    await change({ disableLogin: false });
    expect(await signIn("coordinator")).toBeTruthy();
  });

  it("staff other than an ADMIN only read the settings", async () => {
    const trainer = await test.as("coordinator");
    const { data } = await trainer.graphql("{ organization(databaseId: 1) { canUpdate } }");
    expect(data.organization).toEqual({ canUpdate: false });
  });
});
