import { z } from "zod";
import type { TenantClient, TenantTransaction } from "../database/tenantClient";
import type { Gateway } from "../gateway";

/** The context of a handler: one job of one tenant. */
export interface JobContext {
  gateway: Gateway;
  /** The tenant's database. */
  db: TenantClient;
  organizationId: number;
  key: string;
  attempt: number;
  /** Aborted when the process stops or the job was lost to another worker. */
  signal: AbortSignal;
  /**
   * Finishes the job inside the transaction of its effect, so that both happen or neither. Throws LostJob when the job
   * was taken or enqueued again since, which rolls the effect back.
   */
  finish(tx: TenantTransaction): Promise<void>;
}

/** Another worker has the job, or it was enqueued again: this attempt has no effect. */
export class LostJob extends Error {}

/** A handler for the jobs of one kind; a domain's manifest names its handlers. */
export interface JobHandler<Kind extends string = string> {
  kind: Kind;
  /**
   * Does the work. It may run more than once, so a handler whose effect is in the database calls `finish` in the
   * transaction of the effect, and any other must tolerate a repetition. Without a call of `finish` the job is
   * finished afterwards.
   */
  run(job: JobContext, payload: unknown): Promise<void>;
}

/**
 * Makes the handler of a kind, whose jobs carry the given payload. It is parsed first; a job whose payload is wrong fails.
 */
export function defineJob<Kind extends string, Payload extends z.ZodRawShape>(
  kind: Kind,
  payload: Payload,
  run: (job: JobContext, payload: z.output<z.ZodObject<Payload>>) => Promise<void>,
): JobHandler<Kind> {
  const schema = z.object(payload);
  return { kind, run: (job, carried) => run(job, schema.parse(carried)) };
}
