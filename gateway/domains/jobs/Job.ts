import { optional, toArgs } from "#gateway/graphql/arguments";
import { describedEnum } from "#gateway/graphql/enums";
import { listQuery } from "#gateway/graphql/lists";
import { nodeType } from "#gateway/graphql/types";
import type { JobState as JobStateName } from "./contract";
import { getJobState, jobFilter } from "./rules";

const JobState = describedEnum<JobStateName>("JobState", "State of a job.", {
  WAITING: "It waits for its time, or for a free worker.",
  RUNNING: "A gateway works on it.",
  FAILED: "All tries have failed; it waits for a person.",
});

export const Job = nodeType("Job", {
  description: "A background job, such as deleting an unused file. Requires ADMIN.",
  readers: "jobs.manage",
  columns: {
    databaseId: "The id, used in arguments.",
    kind: "Kind of work, such as files.deleteUnused.",
    key: "The object it is about; a kind has one job for each key.",
    runAt: "The earliest time of the next try.",
    attempts: "Number of tries so far.",
    lastError: "Reason why the last try failed; null if none has.",
    failedAt: "When its last try failed; null while more tries follow.",
    createdAt: "When it was first enqueued.",
  },
  fields: (t) => ({
    state: t.field({
      type: JobState,
      description: "State of the job.",
      select: { lockedUntil: true, failedAt: true },
      resolve: (job, _args, { clock }) => getJobState(job, clock()),
    }),
  }),
});

listQuery("jobs", {
  type: Job,
  description: "The jobs that are not done: failed ones first, then by their time. Requires ADMIN.",
  readers: "jobs.manage",
  args: toArgs({ state: optional(JobState, "Only jobs in this state.") }),
  where: ({ state }, { clock }) => jobFilter(state, clock()),
  orderBy: [{ failedAt: { sort: "desc", nulls: "last" } }, { runAt: "asc" }, { id: "asc" }],
});
