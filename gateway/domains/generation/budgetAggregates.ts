import type { Context } from "#gateway/graphql/context";
import { TooManyAttempts } from "#gateway/session/tooManyAttempts";
import { generationMessages } from "./contract";
import { secondsUntilTomorrow, startOfDay } from "./rules";

type Budgeting = Pick<Context, "db" | "config" | "clock" | "tenant">;

/** The assumed usage of a run in progress: many that begin at once must not exceed the budget. */
const reserve = 4_000;

/** The tokens that the tenant has left today; never less than 0. */
export async function tokensLeft({ db, config, clock, tenant }: Budgeting): Promise<number> {
  const today = { startedAt: { gte: startOfDay(clock(), tenant.timeZone) } };
  const [spent, running] = await Promise.all([
    db.generationRun.aggregate({ where: today, _sum: { inputTokens: true, outputTokens: true } }),
    db.generationRun.count({ where: { ...today, status: "RUNNING" } }),
  ]);
  const used = (spent._sum.inputTokens ?? 0) + (spent._sum.outputTokens ?? 0) + running * reserve;
  return Math.max(0, config.generationDailyTokens - used);
}

/** Throws TooManyAttempts until tomorrow when the tenant's tokens of today are used up. */
export async function refuseOverBudget(context: Budgeting): Promise<void> {
  if ((await tokensLeft(context)) > 0) return;
  const { clock, tenant } = context;
  throw new TooManyAttempts(secondsUntilTomorrow(clock(), tenant.timeZone), generationMessages.overBudget);
}
