import type { BusEvents } from "#gateway/bus/events";
import { rowId, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { live } from "#gateway/graphql/live";
import { isMember } from "#gateway/session/viewer";
import { follow } from "./followJobs";
import { GenerationRun } from "./GenerationRun";

/** Keeps a run going while it is followed. */
const attend = ({ runId }: { runId: number }, { bus, viewer }: Context): (() => void) =>
  follow(bus, { organizationId: viewer.organizationId, runId });

builder.subscriptionField("generationChanged", (t) =>
  t.prismaField({
    type: GenerationRun,
    description:
      "Subscribes to the progress and the end of a generation. It ends when its last follower leaves. Only for its user.",
    authScopes: { staff: true },
    args: toArgs({ runId: rowId("generation") }),
    subscribe: live<"generationChanged", { runId: number }>({
      topics: ["generationChanged"],
      channelKey: { eventKeys: ({ runId }) => [runId], subscriberKeys: ({ runId }) => [runId] },
      authorize: async ({ runId }, { db, viewer }) =>
        isMember(viewer) &&
        (await db.generationRun.count({ where: { id: runId, userId: viewer.userId } })) > 0,
      onSubscribe: attend,
    }),
    resolve: (query, { runId }: BusEvents["generationChanged"], _args, { db }) =>
      db.generationRun.findUniqueOrThrow({ ...query, where: { id: runId } }),
  }),
);
