import { z } from "zod";
import { defineJob } from "#gateway/jobs/handler";
import { reviewPerson, runIssuing } from "./runCommands";

/** Issues certificates to people chosen by staff. */
export const issueCertificatesJob = defineJob("certificates.issue", { runId: z.int() }, runIssuing);

/**
 * Issues the certificates that a person has earned. Triggers enqueue it for every change that a rule depends on:
 * when a topic is completed, an attempt ends or is released, a mark is given, changed or taken back, a date that marks
 * depend on moves, a learner comes into a batch, and when a course is graded in another way.
 */
export const reviewCertificatesJob = defineJob(
  "certificates.review",
  { userId: z.int(), courseId: z.int() },
  reviewPerson,
);
