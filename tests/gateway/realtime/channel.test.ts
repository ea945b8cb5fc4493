import { parse } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Context } from "../../../gateway/graphql/context";
import { LiveSource } from "../../../gateway/graphql/live";
import { createContext } from "../../../gateway/http/openRequest";
import { type Channel, Channels, type Listener } from "../../../gateway/realtime/channel";
import type { Operation } from "../../../gateway/realtime/operation";
import { isMember, type Member, type Viewer } from "../../../gateway/session/viewer";
import { openTestGateway, type TestGateway } from "../../support/gateway";

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());

const member = (userId: number, roles: string[] = [], organizationId = 1): Member => ({
  ...{ kind: "member", organizationId, userId, username: `u${userId}`, name: `U ${userId}` },
  ...{ userType: "U", roles, sessionHash: `h${userId}` },
});

function operationOf(text: string, isPersonal = false): Operation {
  const document = parse(text);
  return { document, text, operationName: undefined, variables: {}, isSubscription: true, isPersonal };
}

const changes = operationOf("subscription { organizationChanged { tenantId code name } }");

class Ear implements Listener {
  readonly frames: string[] = [];
  channel: Channel | undefined;

  readonly id: string;
  readonly viewer: Viewer;

  constructor(id: string, viewer: Viewer) {
    this.id = id;
    this.viewer = viewer;
  }

  hear(frame: Buffer): void {
    this.frames.push(frame.subarray(frame[1] === 126 ? 4 : 2).toString());
  }
  doubt(): void {
    this.frames.push("doubt");
  }
  miss(): void {
    this.frames.push("miss");
  }
  moved(to: Channel): void {
    this.channel = to;
  }
}

interface Hub {
  channels: Channels;
  /** On whose behalf each event was answered. */
  contexts: Context[];
}

function openHub(): Hub {
  const { gateway } = test;
  const contexts: Context[] = [];
  const channels = new Channels({
    bus: gateway.bus,
    async createContext(viewer) {
      const tenant = await gateway.tenants.find(viewer.organizationId);
      if (!tenant) throw new Error("no tenant");
      const nobody = { address: "", userAgent: null, effects: { setSession: () => undefined } };
      const context = createContext(gateway, { ...nobody, viewer, tenant, log: gateway.log });
      contexts.push(context);
      return context;
    },
    fault: (error) => JSON.stringify({ data: null, fault: String(error) }),
  });
  return { channels, contexts };
}

const everything = new LiveSource({ topics: ["organizationChanged"] }, {});
const publish = (organizationId = 1) => test.gateway.bus.publish("organizationChanged", { organizationId });

function join(hub: Hub, ears: readonly Ear[], operation = changes, source = everything): void {
  for (const ear of ears) ear.channel = hub.channels.join(operation, source, ear);
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
    const [one, two, three] = ears.map(({ frames }) => frames[0]);
    expect(two).toBe(one);
    expect(three).toBe(one?.replace('"id":"1"', '"id":"zwei"'));
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
    const [one, other] = ears.map((those) => those.map(({ frames }) => frames));
    expect(other).toEqual(one);
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

  it("asks each which events are meant where a rule asks who listens, and still answers once", async () => {
    const hub = openHub();
    const own = new LiveSource(
      {
        topics: ["userChanged"],
        about: (event, _args, viewer) =>
          isMember(viewer) && "userId" in event && event.userId === viewer.userId,
      },
      {},
    );
    const ears = [1, 2, 3].map((userId) => new Ear(`of ${userId}`, member(userId)));
    join(hub, ears, operationOf("subscription { organizationChanged { code } }"), own);
    for (const userId of [2, 3, 2]) test.gateway.bus.publish("userChanged", { organizationId: 1, userId });
    await expect.poll(() => ears.map(({ frames }) => frames.length)).toEqual([0, 2, 1]);
    expect([hub.contexts.length, ears[0]?.channel?.listeners.size]).toEqual([3, 3]);
    leave(ears);
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
    const marked = operationOf("subscription { organizationChanged { website } }", true);
    const ears = [1, 2].map((userId) => new Ear("1", member(userId)));
    join(hub, ears, marked);
    publish();
    await expect.poll(() => ears.map(({ frames }) => frames.length)).toEqual([1, 1]);
    expect(hub.contexts.map(({ viewer }) => isMember(viewer) && viewer.userId)).toEqual([1, 2]);
    leave(ears);
  });

  it("tells nobody who has left, even while an answer is on its way", async () => {
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
    const doubts = {
      userChanged: (event: object, _args: unknown, viewer: Viewer) =>
        isMember(viewer) && "userId" in event && event.userId === viewer.userId,
    };
    const ears = [new Ear("1", member(1)), new Ear("1", member(2))];
    join(hub, ears, changes, new LiveSource({ topics: ["organizationChanged"], doubts }, {}));
    test.gateway.bus.publish("userChanged", { organizationId: 1, userId: 2 });
    test.gateway.bus.publish("userChanged", { organizationId: 2, userId: 1 });
    expect(ears.map(({ frames }) => frames)).toEqual([[], ["doubt"]]);
    leave(ears);
  });
});
