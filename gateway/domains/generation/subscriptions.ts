import type { BusEvents } from "../../bus/events";
import { builder } from "../../graphql/builder";
import type { Context } from "../../graphql/context";
import { live } from "../../graphql/live";
import { isMember } from "../../session/viewer";
import { endOrphans } from "./commands";
import { follow } from "./following";
import { GenerationRun } from "./GenerationRun";

/** How often it is made sure that a run which is followed still has a process; milliseconds. */
const watch = 4_000;

/** Keeps a run going while it is followed, and sees to it that nobody follows one whose process is gone. */
function attend({ runId }: { runId: number }, context: Context): () => void {
  const { bus, viewer, log } = context;
  const leave = follow(bus, { organizationId: viewer.organizationId, runId });
  const timer = setInterval(() => {
    endOrphans(context).catch((error: unknown) => log.error({ err: error }, "orphans were not looked for"));
  }, watch);
  return () => {
    clearInterval(timer);
    leave();
  };
}

builder.subscriptionField("generationChanged", (t) =>
  t.prismaField({
    type: GenerationRun,
    description:
      "A generation each time more of it has arrived, and when it is over. It ends when nobody follows it any more. Only who asked.",
    authScopes: { staff: true },
    args: { runId: t.arg.int({ required: true, description: "The generation's number." }) },
    subscribe: live<"generationChanged", { runId: number }>({
      topics: ["generationChanged"],
      subject: { ofEvent: ({ runId }) => [runId], ofListener: ({ runId }) => [runId] },
      mayListen: async ({ runId }, { db, viewer }) =>
        isMember(viewer) &&
        (await db.generationRun.count({ where: { id: runId, userId: viewer.userId } })) > 0,
      whileListening: attend,
    }),
    resolve: (query, { runId }: BusEvents["generationChanged"], _args, { db }) =>
      db.generationRun.findUniqueOrThrow({ ...query, where: { id: runId } }),
  }),
);
