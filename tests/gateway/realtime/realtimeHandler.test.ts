import { describe, expect, it } from "vitest";
import { openLiveSocket } from "#tests/support/liveSocket";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite();

const document = "subscription { answer: organizationChanged { tenantId code } }";

describe("the realtime handler", () => {
  it("tells a visitor of the tenant's changes, and of no other tenant's", async () => {
    const liveSocket = await openLiveSocket(test.origin);
    await liveSocket.listen("1", document);
    for (const organizationId of [2, 1]) test.gateway.bus.publish("organizationChanged", { organizationId });
    expect(await liveSocket.next()).toEqual({
      id: "1",
      type: "next",
      payload: { data: { answer: { tenantId: 1, code: "DEMO" } } },
    });
    await liveSocket.settled();
    expect(liveSocket.received).toEqual([]);
    await liveSocket.close();
  });

  it("takes the tenant of the session, by bearer and by cookie", async () => {
    const { token } = await test.as("otherAdmin");
    const byBearer = await openLiveSocket(test.origin, { token });
    const byCookie = await openLiveSocket(test.origin, { headers: { Cookie: `lectern_session=${token}` } });
    for (const socket of [byBearer, byCookie]) {
      await socket.listen("1", document);
      test.gateway.bus.publish("organizationChanged", { organizationId: 2 });
      expect((await socket.next()).payload.data.answer.code).toBe("OTHER");
      await socket.close();
    }
  });

  it("runs queries through the same pipeline", async () => {
    const { token } = await test.as("learner");
    const socket = await openLiveSocket(test.origin, { token });
    socket.subscribe("1", "{ me { email } }");
    expect((await socket.next()).payload.data.me.email).toContain("@");
    expect(await socket.next()).toEqual({ id: "1", type: "complete" });
    socket.subscribe("2", "{ nothing }");
    expect(await socket.next()).toMatchObject({
      id: "2",
      type: "error",
      payload: [{ message: expect.stringContaining("nothing") }],
    });
    await socket.close();
  });

  it("refuses a foreign page at the upgrade", async () => {
    const opening = openLiveSocket(test.origin, { headers: { Origin: "https://evil.test" } });
    await expect(opening).rejects.toThrow("403");
  });

  it("lets a page of another site speak for the tenant that names it, and for no other", async () => {
    const [organizationId, Origin] = [2, "https://friend.test"];
    const data = { allowedOrigins: Origin };
    await test.database.prisma.organization.update({ where: { id: organizationId }, data });
    test.gateway.bus.publish("organizationChanged", { organizationId });
    const [own, other] = [await test.as("otherAdmin"), await test.as("admin")];
    for (const options of [{ token: own.token }, { init: { tenantId: "2" } }]) {
      await (await openLiveSocket(test.origin, { ...options, headers: { Origin } })).close();
    }
    const Cookie = `lectern_session=${other.token}`;
    for (const options of [
      { headers: { Origin, Cookie } },
      { headers: { Origin }, token: other.token },
      { headers: { Origin } },
    ]) {
      await expect(openLiveSocket(test.origin, options)).rejects.toThrow("4403 Forbidden");
    }
    const atAddress = openLiveSocket(test.origin, {
      headers: { Origin, Cookie },
      path: "/graphql?tenantId=1",
    });
    await expect(atAddress).rejects.toThrow("403");
  });

  it("accepts no subscription over HTTP", async () => {
    const { status, errors } = await test.visitor.graphql(document);
    expect([status, errors?.[0]?.message]).toEqual([400, "Subscriptions are answered over WebSocket"]);
  });
});
