import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestGateway, type TestGateway } from "../../support/gateway";
import { rawRequest } from "../../support/rawRequest";

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());

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
    const { data } = await (await test.as("trainer")).graphql(organization(1));
    expect(data.organization).toEqual({
      ...{ code: "DEMO", licenseStatus: "ACTIVE", timeZone: "Asia/Kolkata" },
      expiryDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
  });

  it("of another tenant does not exist for staff", async () => {
    expect((await (await test.as("trainer")).graphql(organization(2))).data.organization).toBeNull();
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
