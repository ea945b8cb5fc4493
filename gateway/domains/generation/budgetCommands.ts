import { TooManyAttempts } from "#gateway/session/tooManyAttempts";
import { type Budgeting, tokensLeft } from "./budgetAggregates";
import { generationMessages } from "./contract";
import { secondsUntilTomorrow } from "./rules";

/** Throws TooManyAttempts until tomorrow when the tenant's tokens of today are used up. */
export async function refuseOverBudget(context: Budgeting): Promise<void> {
  if ((await tokensLeft(context)) > 0) return;
  const { clock, tenant } = context;
  throw new TooManyAttempts(secondsUntilTomorrow(clock(), tenant.timeZone), generationMessages.overBudget);
}
