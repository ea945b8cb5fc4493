import { dayMs } from "../durationContract";
import { roleNames } from "../users/contract";
import { activeDays } from "./contract";
import type { OwnerProof } from "./ownerContract";

interface SignInState {
  active: boolean;
  userType: "E" | "U";
  roles: readonly string[];
}

/** Whether an account may sign in while its organization has login disabled: ADMIN staff only. */
export const maySignInWhileDisabled = ({ userType, roles }: SignInState): boolean =>
  userType === "E" && roles.includes(roleNames.admin);

/** Demo accounts are those at the reserved domains of the demo data. */
export const isDemoAccount = (email: string): boolean => /@(demo|other)\.test$/.test(email);

/** The sessions that have not expired. */
export const liveSessions = (now: Date, sessionIdle: number) => ({
  expiresAt: { gt: now },
  lastUsedAt: { gt: new Date(now.getTime() - sessionIdle) },
});

interface FactorState {
  userType: "E" | "U";
  /** Whether the organization demands a second factor of staff. */
  isDemanded: boolean;
  hasFactor: boolean;
}

/**
 * Whether an account must add a second factor before anything else; the database has the same rule for each
 * session.
 */
export const lacksSecondFactor = ({ userType, isDemanded, hasFactor }: FactorState): boolean =>
  userType === "E" && isDemanded && !hasFactor;

/** Returns the proof that the owner must give: the strongest that the account has. */
export function findOwnerProof({
  hasApp,
  hasPassword,
}: {
  hasApp: boolean;
  hasPassword: boolean;
}): OwnerProof {
  if (hasApp) return "OTP";
  return hasPassword ? "PASSWORD" : "SESSION";
}

/** The moment since which accounts that were seen count as active. */
export const getActiveSince = (now: Date): Date => new Date(now.getTime() - activeDays * dayMs);
