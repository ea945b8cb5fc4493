import type { Prisma } from "#gateway/database/generated/prisma/client";
import { getUserId, isMember, may, type Viewer } from "#gateway/session/viewer";

/** The payments that a viewer may see: with payments.read every one of the tenant, learners their own, visitors none. */
export function visiblePayments(viewer: Viewer): Prisma.PaymentWhereInput {
  if (may(viewer, "payments.read")) return {};
  return { userId: getUserId(viewer) };
}

/** Whether a viewer may see a payment that was found by other means than a list. Rights come first: see `toRuleOfAll`. */
export const mayReadPayment = (viewer: Viewer, payment: { userId: number }): boolean =>
  may(viewer, "payments.read") || (isMember(viewer) && viewer.userId === payment.userId);
