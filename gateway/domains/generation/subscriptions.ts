import { rowId, toArgs } from "#gateway/graphql/arguments";
import type { Context } from "#gateway/graphql/context";
import { keyedBy } from "#gateway/graphql/live";
import { liveRow } from "#gateway/graphql/liveFields";
import { isMember } from "#gateway/session/viewer";
import { follow } from "./followJobs";
import { GenerationRun } from "./GenerationRun";

/** Keeps a run going while it is followed. */
const attend = ({ runId }: { runId: number }, { bus, viewer }: Context): (() => void) =>
  follow(bus, { organizationId: viewer.organizationId, runId });

liveRow("generationChanged", {
  type: GenerationRun,
  id: "runId",
  description:
    "Subscribes to the progress and the end of a generation. The generation ends when its last subscriber leaves. Only for its user.",
  readers: "generation.use",
  args: toArgs({ runId: rowId("generation") }),
  topics: ["generationChanged"],
  filter: keyedBy("runId"),
  authorize: async ({ runId }, { db, viewer }) =>
    isMember(viewer) && (await db.generationRun.count({ where: { id: runId, userId: viewer.userId } })) > 0,
  onSubscribe: attend,
});
