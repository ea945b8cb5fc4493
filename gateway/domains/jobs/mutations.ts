import { rowId, toArgs } from "#gateway/graphql/arguments";
import { adminMutation, ofRow } from "#gateway/graphql/mutationFields";
import { changedPayload, deletedPayload } from "#gateway/graphql/payloads";
import { dropJob, retryJob } from "./commands";
import { Job } from "./Job";

adminMutation("retryJob", {
  type: changedPayload("JobPayload", {
    description: "A job after a change. Requires ADMIN.",
    readers: "admin",
    rows: { job: { type: Job, id: "jobId", description: "The job." } },
  }),
  description: "Tries a failed or waiting job again at once. Requires ADMIN.",
  ...ofRow("job", retryJob),
});

adminMutation("dropJob", {
  type: deletedPayload({ type: "Job", description: "A dropped job. Requires staff." }),
  description: "Deletes a job, so that its work is never done. Requires ADMIN.",
  args: toArgs({ jobId: rowId("job") }),
  run: async (context, member, { jobId }) => {
    await dropJob(context, member, jobId);
    return { deletedId: jobId };
  },
});
