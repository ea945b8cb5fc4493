import { ofDeletedRow, ofRow, staffMutation } from "#gateway/graphql/mutationFields";
import { changedRow, deletedPayload } from "#gateway/graphql/payloads";
import { dropJob, retryJob } from "./commands";
import { Job } from "./Job";

staffMutation("retryJob", {
  right: "jobs.manage",
  type: changedRow("JobPayload", "job", {
    type: Job,
    description: "A job after a change. Requires ADMIN.",
    readers: "jobs.manage",
  }),
  description: "Tries a failed or waiting job again at once. Requires ADMIN.",
  ...ofRow("job", retryJob),
});

staffMutation("dropJob", {
  right: "jobs.manage",
  type: deletedPayload({ type: "Job", description: "A deleted job. Requires staff." }),
  description: "Deletes a job without doing its work. Requires ADMIN.",
  ...ofDeletedRow("job", dropJob),
});
