import { z } from "zod";
import { defineJob } from "#gateway/jobs/handler";
import { reviewPerson, runIssuing } from "./runCommands";

/** Issues certificates to those whom staff have chosen. */
export const issueCertificatesJob = defineJob({
  kind: "certificates.issue",
  payload: z.object({ runId: z.int() }),
  run: ({ runId }, job) => runIssuing(job, runId),
});

/** Issues what a person has earned; triggers enqueue it when a topic is completed or an attempt submitted. */
export const reviewCertificatesJob = defineJob({
  kind: "certificates.review",
  payload: z.object({ userId: z.int(), courseId: z.int() }),
  run: (person, job) => reviewPerson(job, person),
});
