import type { Context } from "#gateway/graphql/context";
import { dayIn } from "../dayContract";
import { startOfDay } from "../zoneContract";

export type Budgeting = Pick<Context, "db" | "config" | "clock" | "tenant">;

/** The assumed usage of a run in progress: many that begin at once must not exceed the budget. */
const reserve = 4_000;

/** The tokens that the tenant has left today; never less than 0. */
export async function tokensLeft({ db, config, clock, tenant }: Budgeting): Promise<number> {
  const { timeZone } = tenant;
  const today = { startedAt: { gte: startOfDay(timeZone, dayIn(timeZone, clock())) } };
  const [spent, running] = await Promise.all([
    db.generationRun.aggregate({ where: today, _sum: { inputTokens: true, outputTokens: true } }),
    db.generationRun.count({ where: { ...today, status: "RUNNING" } }),
  ]);
  const used = (spent._sum.inputTokens ?? 0) + (spent._sum.outputTokens ?? 0) + running * reserve;
  return Math.max(0, config.generationDailyTokens - used);
}
