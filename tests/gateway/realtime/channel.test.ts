import { describe, expect, it, vi } from "vitest";
import type { Context } from "#gateway/graphql/context";
import { LiveSource } from "#gateway/graphql/live";
import { isMember, type Member } from "#gateway/session/viewer";
import { openSuite } from "#tests/support/suite";
import { changes, Ear, type Hub, openHub as openHubOf, toOperation } from "./channelHub";

const { test } = await openSuite();
const openHub = () => openHubOf(test);

const member = (userId: number, roles: string[] = [], organizationId = 1): Member => ({
  kind: "member",
  organizationId,
  userId,
  username: `u${userId}`,
  name: `U ${userId}`,
  userType: "U",
  roles,
  rights: {},
  sessionHash: `h${userId}`,
});
// The topics of these fields do not depend on the request.
const source = (field: ConstructorParameters<typeof LiveSource>[0], args: unknown = {}) =>
  new LiveSource(field, args, {} as Context);
const everything = source({ topics: ["organizationChanged"] });
const publish = (organizationId = 1) => test.gateway.bus.publish("organizationChanged", { organizationId });

function join(hub: Hub, ears: readonly Ear[], operation = changes, to = everything): void {
  for (const ear of ears) ear.channel = hub.channels.join(operation, to, ear);
}

const leave = (ears: readonly Ear[]) => {
  for (const ear of ears) ear.channel?.leave(ear);
};

const answerOf = (frame = "") => JSON.parse(frame).payload;

describe("a channel", () => {
  it("executes an event once for all whose operation is equal, and only the id of the frame differs", async () => {
    const hub = openHub();
    const ears = [new Ear("1", member(1)), new Ear("1", member(2)), new Ear("zwei", member(3))];
    join(hub, ears);
    publish();
    publish();
    await expect.poll(() => ears.map(({ frames }) => frames.length)).toEqual([2, 2, 2]);
    expect(hub.contexts).toHaveLength(2);
    const [first, second, third] = ears.map(({ frames }) => frames[0]);
    expect(second).toBe(first);
    expect(third).toBe(first?.replace('"id":"1"', '"id":"zwei"'));
    leave(ears);
  });

  it("delivers the same bytes as each one's own execution", async () => {
    const [together, apart] = [openHub(), openHub()];
    apart.channels.keepApart(changes);
    const viewers = [member(1), member(2), member(3, ["ADMIN"]), { ...member(4), userType: "E" as const }];
    const ears = [together, apart].map((hub) => {
      const those = viewers.map((viewer) => new Ear("x", viewer));
      join(hub, those);
      return those;
    });
    publish();
    await expect.poll(() => ears.flat().map(({ frames }) => frames.length)).toEqual(Array(8).fill(1));
    const [first, second] = ears.map((those) => those.map(({ frames }) => frames));
    expect(second).toEqual(first);
    // Learners without roles share; another role or type is another class.
    expect([together.contexts.length, apart.contexts.length]).toEqual([3, 4]);
    leave(ears.flat());
  });

  it("keeps tenants apart", async () => {
    const hub = openHub();
    const ears = [new Ear("1", member(1)), new Ear("1", member(2, [], 2))];
    join(hub, ears);
    publish(1);
    publish(2);
    await expect.poll(() => ears.map(({ frames }) => frames.length)).toEqual([1, 1]);
    const codes = ears.map(({ frames }) => answerOf(frames[0]).data.organizationChanged.code);
    expect(codes).toEqual(["DEMO", "OTHER"]);
    leave(ears);
  });

  it("answers in the order of the events, whichever is ready first", async () => {
    const hub = openHub();
    const ear = new Ear("1", member(1));
    join(hub, [ear]);
    const names = ["A", "B", "C"];
    for (const name of names) {
      await test.database.prisma.organization.update({ where: { id: 1 }, data: { name } });
      publish();
      await expect.poll(() => ear.frames.length).toBe(names.indexOf(name) + 1);
    }
    expect(ear.frames.map((frame) => answerOf(frame).data.organizationChanged.name)).toEqual(names);
    leave([ear]);
  });

  it("executes an event once for its recipients, and sends it to no one else", async () => {
    const hub = openHub();
    const own = source({
      topics: ["userChanged"],
      recipients: (event) => ("userId" in event ? [event.userId, event.userId] : null),
    });
    const ears = [1, 2, 3, 2].map((userId) => new Ear(`of ${userId}`, member(userId)));
    join(hub, ears, toOperation("subscription { organizationChanged { code } }"), own);
    for (const userId of [2, 3, 2, 9]) test.gateway.bus.publish("userChanged", { organizationId: 1, userId });
    await expect.poll(() => ears.map(({ frames }) => frames.length)).toEqual([0, 2, 1, 2]);
    expect([hub.contexts.length, ears[0]?.channel?.listeners.size]).toEqual([3, 4]);
    leave(ears);
  });

  it("touches only the listeners of an event's room, however many rooms are open", async () => {
    const hub = openHub();
    let asked = 0;
    const ofRoom = {
      topics: ["typing" as const],
      channelKey: {
        eventKeys: (event: object) => ("roomId" in event ? [Number(event.roomId)] : null),
        subscriberKeys: (args: unknown) => [(args as { roomId: number }).roomId],
      },
      recipients() {
        asked += 1;
        return null;
      },
    };
    const rooms = Array.from({ length: 1_000 }, (_, roomId) => roomId);
    const heard = vi.spyOn(test.gateway.bus, "subscribe");
    const ears = rooms.map((roomId) => {
      const ear = new Ear(String(roomId), member(roomId));
      join(hub, [ear], { ...changes, variables: { roomId } }, source(ofRoom, { roomId }));
      return ear;
    });
    expect(heard).toHaveBeenCalledTimes(1);
    for (const organizationId of [1, 2])
      test.gateway.bus.publish("typing", { organizationId, roomId: 700, userId: 1, name: "Asha" });
    await expect.poll(() => ears[700]?.frames.length).toBe(1);
    expect(asked).toBe(1);
    expect(ears.filter(({ frames }) => frames.length > 0)).toHaveLength(1);
    leave(ears);
    test.gateway.bus.publish("typing", { organizationId: 1, roomId: 700, userId: 1, name: "Asha" });
    expect(asked).toBe(1);
    heard.mockRestore();
  });

  it("parts when an answer asks who listens, and throws away what it had answered for all", async () => {
    const hub = openHub();
    const ears = [1, 2].map((userId) => new Ear(`of ${userId}`, member(userId)));
    // Nothing in this document asks, so the context does: as a field would that reads the viewer's name.
    const { createContext: create } = hub.channels.parts;
    hub.channels.parts.createContext = async (viewer) => {
      const context = await create(viewer);
      const name = isMember(viewer) ? () => viewer.name : () => "nobody";
      return { ...context, tenant: { ...context.tenant, code: name() } };
    };
    join(hub, ears);
    publish();
    publish();
    await expect.poll(() => ears.map(({ frames }) => frames.length)).toEqual([2, 2]);
    expect(ears.map(({ channel }) => channel?.listeners.size)).toEqual([1, 1]);
    leave(ears);
  });

  it("does not share an operation that the schema marks", async () => {
    const hub = openHub();
    const marked = toOperation("subscription { organizationChanged { website } }", true);
    const ears = [1, 2].map((userId) => new Ear("1", member(userId)));
    join(hub, ears, marked);
    publish();
    await expect.poll(() => ears.map(({ frames }) => frames.length)).toEqual([1, 1]);
    expect(hub.contexts.map(({ viewer }) => isMember(viewer) && viewer.userId)).toEqual([1, 2]);
    leave(ears);
  });

  it("sends nothing to a subscriber who has left, even while an event is being executed", async () => {
    const hub = openHub();
    const ears = [new Ear("1", member(1)), new Ear("1", member(2))];
    join(hub, ears);
    publish();
    leave(ears.slice(0, 1));
    await expect.poll(() => ears.map(({ frames }) => frames.length)).toEqual([0, 1]);
    leave(ears);
  });

  it("puts those in doubt whom an event concerns", () => {
    const hub = openHub();
    const userChanged = {
      eventKeys: (event: object) => ("userId" in event ? [Number(event.userId)] : null),
      subscriberKeys: (args: unknown) => [Number(args)],
    };
    const ears = [new Ear("1", member(1)), new Ear("1", member(2))];
    for (const [index, ear] of ears.entries()) {
      const doubtful = source({ topics: ["organizationChanged"], reauthorizeOn: { userChanged } }, index + 1);
      join(hub, [ear], { ...changes, variables: { of: index } }, doubtful);
    }
    test.gateway.bus.publish("userChanged", { organizationId: 1, userId: 2 });
    test.gateway.bus.publish("userChanged", { organizationId: 2, userId: 1 });
    expect(ears.map(({ frames }) => frames)).toEqual([[], ["doubt"]]);
    leave(ears);
  });
});
