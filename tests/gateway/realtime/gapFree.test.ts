import fc from "fast-check";
import { expect, it } from "vitest";
import { type LiveSocket, openLiveSocket } from "#tests/support/liveSocket";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite();

const fetchName = async (): Promise<string> =>
  (await test.visitor.graphql("{ settings { name } }")).data.settings.name;

let changes = 0;

/** Changes what is shown, and tells of it, as a command does. */
async function change(): Promise<void> {
  changes += 1;
  await test.database.prisma.organization.update({ where: { id: 1 }, data: { name: `Name ${changes}` } });
  test.gateway.bus.publish("organizationChanged", { organizationId: 1 });
}

/** A screen: it listens, then asks for what it may have missed, then goes on with events. */
class Screen {
  name = "";
  #socket: LiveSocket | undefined;

  async connect(whileFetching: () => Promise<unknown>): Promise<void> {
    const socket = await openLiveSocket(test.origin);
    this.#socket = socket;
    await socket.listen("1", "subscription { organizationChanged { name } }");
    const [name] = await Promise.all([fetchName(), whileFetching()]);
    this.name = name;
  }

  /** Takes in the events that have arrived. */
  read(): string {
    for (const { payload } of this.#socket?.received.splice(0) ?? [])
      this.name = payload.data.organizationChanged.name;
    return this.name;
  }

  async drop(): Promise<void> {
    this.read();
    this.#socket?.socket.terminate();
    await this.#socket?.closed;
    this.#socket = undefined;
  }

  get isConnected(): boolean {
    return this.#socket !== undefined;
  }
}

it("shows in the end what a fresh page would, whenever the network breaks", { timeout: 60_000 }, async () => {
  const step = fc.constantFrom("change", "change", "break", "change while it comes back" as const);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const screen = new Screen();
      await screen.connect(async () => undefined);
      for (const value of steps) {
        if (value === "change") await change();
        else if (value === "break" && screen.isConnected) await screen.drop();
        else if (value === "change while it comes back" && !screen.isConnected) await screen.connect(change);
      }
      if (!screen.isConnected) await screen.connect(change);
      await expect.poll(() => screen.read(), { timeout: 5_000 }).toBe(await fetchName());
      await screen.drop();
    }),
    { numRuns: 15, seed: 6 },
  );
});
