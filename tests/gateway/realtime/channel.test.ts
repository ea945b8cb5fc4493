import { describe, expect, it, vi } from "vitest";
import type { Context } from "#gateway/graphql/context";
import { LiveSource } from "#gateway/graphql/live";
import { isMember, type Member } from "#gateway/session/viewer";
import { openSuite } from "#tests/support/suite";
import { changes, type Hub, openHub as openChannels, RecordingSubscriber, toOperation } from "./channelHub";

const { test } = await openSuite();
const openHub = () => openChannels(test);

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

function join(
  hub: Hub,
  subscribers: readonly RecordingSubscriber[],
  operation = changes,
  to = everything,
): void {
  for (const subscriber of subscribers) subscriber.channel = hub.channels.join(operation, to, subscriber);
}

const leave = (subscribers: readonly RecordingSubscriber[]) => {
  for (const subscriber of subscribers) subscriber.channel?.leave(subscriber);
};

const answerOf = (frame = "") => JSON.parse(frame).payload;

describe("a channel", () => {
  it("executes an event once for all whose operation is equal, and only the id of the frame differs", async () => {
    const hub = openHub();
    const subscribers = [
      new RecordingSubscriber("1", member(1)),
      new RecordingSubscriber("1", member(2)),
      new RecordingSubscriber("zwei", member(3)),
    ];
    join(hub, subscribers);
    publish();
    publish();
    await expect.poll(() => subscribers.map(({ frames }) => frames.length)).toEqual([2, 2, 2]);
    expect(hub.contexts).toHaveLength(2);
    const [first, second, third] = subscribers.map(({ frames }) => frames[0]);
    expect(second).toBe(first);
    expect(third).toBe(first?.replace('"id":"1"', '"id":"zwei"'));
    leave(subscribers);
  });

  it("delivers the same bytes as each one's own execution", async () => {
    const [together, apart] = [openHub(), openHub()];
    apart.channels.markPersonal(changes);
    const viewers = [member(1), member(2), member(3, ["ADMIN"]), { ...member(4), userType: "E" as const }];
    const subscribers = [together, apart].map((hub) => {
      const those = viewers.map((viewer) => new RecordingSubscriber("x", viewer));
      join(hub, those);
      return those;
    });
    publish();
    await expect.poll(() => subscribers.flat().map(({ frames }) => frames.length)).toEqual(Array(8).fill(1));
    const [first, second] = subscribers.map((those) => those.map(({ frames }) => frames));
    expect(second).toEqual(first);
    // Learners without roles share; another role or type is another class.
    expect([together.contexts.length, apart.contexts.length]).toEqual([3, 4]);
    leave(subscribers.flat());
  });

  it("keeps tenants apart", async () => {
    const hub = openHub();
    const subscribers = [
      new RecordingSubscriber("1", member(1)),
      new RecordingSubscriber("1", member(2, [], 2)),
    ];
    join(hub, subscribers);
    publish(1);
    publish(2);
    await expect.poll(() => subscribers.map(({ frames }) => frames.length)).toEqual([1, 1]);
    const codes = subscribers.map(({ frames }) => answerOf(frames[0]).data.organizationChanged.code);
    expect(codes).toEqual(["DEMO", "OTHER"]);
    leave(subscribers);
  });

  it("answers in the order of the events, whichever is ready first", async () => {
    const hub = openHub();
    const subscriber = new RecordingSubscriber("1", member(1));
    join(hub, [subscriber]);
    const names = ["A", "B", "C"];
    for (const name of names) {
      await test.database.prisma.organization.update({ where: { id: 1 }, data: { name } });
      publish();
      await expect.poll(() => subscriber.frames.length).toBe(names.indexOf(name) + 1);
    }
    expect(subscriber.frames.map((frame) => answerOf(frame).data.organizationChanged.name)).toEqual(names);
    leave([subscriber]);
  });

  it("executes an event once for its recipients, and sends it to no one else", async () => {
    const hub = openHub();
    const own = source({
      topics: ["userChanged"],
      recipients: (event) => ("userId" in event ? [event.userId, event.userId] : null),
    });
    const subscribers = [1, 2, 3, 2].map((userId) => new RecordingSubscriber(`of ${userId}`, member(userId)));
    join(hub, subscribers, toOperation("subscription { organizationChanged { code } }"), own);
    for (const userId of [2, 3, 2, 9]) test.gateway.bus.publish("userChanged", { organizationId: 1, userId });
    await expect.poll(() => subscribers.map(({ frames }) => frames.length)).toEqual([0, 2, 1, 2]);
    expect([hub.contexts.length, subscribers[0]?.channel?.subscribers.size]).toEqual([3, 4]);
    leave(subscribers);
  });

  it("touches only the listeners of an event's room, however many rooms are open", async () => {
    const hub = openHub();
    let asked = 0;
    const ofRoom = {
      topics: ["typing" as const],
      filter: {
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
    const subscribers = rooms.map((roomId) => {
      const subscriber = new RecordingSubscriber(String(roomId), member(roomId));
      join(hub, [subscriber], { ...changes, variables: { roomId } }, source(ofRoom, { roomId }));
      return subscriber;
    });
    expect(heard).toHaveBeenCalledTimes(1);
    for (const organizationId of [1, 2])
      test.gateway.bus.publish("typing", { organizationId, roomId: 700, userId: 1, name: "Asha" });
    await expect.poll(() => subscribers[700]?.frames.length).toBe(1);
    expect(asked).toBe(1);
    expect(subscribers.filter(({ frames }) => frames.length > 0)).toHaveLength(1);
    leave(subscribers);
    test.gateway.bus.publish("typing", { organizationId: 1, roomId: 700, userId: 1, name: "Asha" });
    expect(asked).toBe(1);
    heard.mockRestore();
  });

  it("parts when an answer asks who listens, and throws away what it had answered for all", async () => {
    const hub = openHub();
    const subscribers = [1, 2].map((userId) => new RecordingSubscriber(`of ${userId}`, member(userId)));
    // Nothing in this document asks, so the context does: as a field would that reads the viewer's name.
    const { createContext: create } = hub.channels.parts;
    hub.channels.parts.createContext = async (viewer) => {
      const context = await create(viewer);
      const name = isMember(viewer) ? () => viewer.name : () => "nobody";
      return { ...context, tenant: { ...context.tenant, code: name() } };
    };
    join(hub, subscribers);
    publish();
    publish();
    await expect.poll(() => subscribers.map(({ frames }) => frames.length)).toEqual([2, 2]);
    expect(subscribers.map(({ channel }) => channel?.subscribers.size)).toEqual([1, 1]);
    leave(subscribers);
  });

  it("does not share an operation that the schema marks", async () => {
    const hub = openHub();
    const marked = toOperation("subscription { organizationChanged { website } }", true);
    const subscribers = [1, 2].map((userId) => new RecordingSubscriber("1", member(userId)));
    join(hub, subscribers, marked);
    publish();
    await expect.poll(() => subscribers.map(({ frames }) => frames.length)).toEqual([1, 1]);
    expect(hub.contexts.map(({ viewer }) => isMember(viewer) && viewer.userId)).toEqual([1, 2]);
    leave(subscribers);
  });

  it("sends nothing to a subscriber who has left, even while an event is being executed", async () => {
    const hub = openHub();
    const subscribers = [new RecordingSubscriber("1", member(1)), new RecordingSubscriber("1", member(2))];
    join(hub, subscribers);
    publish();
    leave(subscribers.slice(0, 1));
    await expect.poll(() => subscribers.map(({ frames }) => frames.length)).toEqual([0, 1]);
    leave(subscribers);
  });

  it("reauthorizes those whom an event concerns", () => {
    const hub = openHub();
    const userChanged = {
      eventKeys: (event: object) => ("userId" in event ? [Number(event.userId)] : null),
      subscriberKeys: (args: unknown) => [Number(args)],
    };
    const subscribers = [new RecordingSubscriber("1", member(1)), new RecordingSubscriber("1", member(2))];
    for (const [index, subscriber] of subscribers.entries()) {
      const reauthorized = source(
        { topics: ["organizationChanged"], reauthorizeOn: { userChanged } },
        index + 1,
      );
      join(hub, [subscriber], { ...changes, variables: { of: index } }, reauthorized);
    }
    test.gateway.bus.publish("userChanged", { organizationId: 1, userId: 2 });
    test.gateway.bus.publish("userChanged", { organizationId: 2, userId: 1 });
    expect(subscribers.map(({ frames }) => frames)).toEqual([[], ["reauthorize"]]);
    leave(subscribers);
  });
});
