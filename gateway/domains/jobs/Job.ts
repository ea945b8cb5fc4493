import { optional, toArgs } from "#gateway/graphql/arguments";
import { describedEnum } from "#gateway/graphql/enums";
import { listQuery } from "#gateway/graphql/lists";
import { nodeType } from "#gateway/graphql/types";
import type { JobState as JobStateName } from "./contract";
import { getJobState, jobFilter } from "./rules";

const JobState = describedEnum<JobStateName>("JobState", "Where a job stands.", {
  WAITING: "It waits for its time, or for a free worker.",
  RUNNING: "A gateway works on it.",
  FAILED: "All tries have failed; it waits for a person.",
});

export const Job = nodeType("Job", {
  description: "Work in the background, such as deleting a file that nothing uses. Requires ADMIN.",
  readers: "jobs.manage",
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id that arguments use." }),
    kind: t.exposeString("kind", { description: "What kind of work it is, such as files.deleteUnused." }),
    key: t.exposeString("key", { description: "What it is about; a kind has one job for a key." }),
    state: t.field({
      type: JobState,
      description: "Where it stands.",
      select: { lockedUntil: true, failedAt: true },
      resolve: (job, _args, { clock }) => getJobState(job, clock()),
    }),
    runAt: t.expose("runAt", { type: "DateTime", description: "It is not tried before then." }),
    attempts: t.exposeInt("attempts", { description: "How often it was tried." }),
    lastError: t.exposeString("lastError", {
      nullable: true,
      description: "Why the last try failed; null when none has.",
    }),
    failedAt: t.expose("failedAt", {
      type: "DateTime",
      nullable: true,
      description: "When its last try failed; null while it will still be tried.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was first enqueued." }),
  }),
});

listQuery("jobs", {
  type: Job,
  description: "The jobs that are not done: failed ones first, then by their time. Requires ADMIN.",
  readers: "jobs.manage",
  args: toArgs({ state: optional(JobState, "Only jobs that stand there.") }),
  where: ({ state }, { clock }) => jobFilter(state, clock()),
  orderBy: [{ failedAt: { sort: "desc", nulls: "last" } }, { runAt: "asc" }, { id: "asc" }],
});
