import type { Prisma } from "../database/generated/prisma/client";
import type { TenantTransaction } from "../database/tenantClient";
import { lacksSecondFactor } from "../domains/accounts/rules";
import { getHeldRights } from "../domains/roles/rules";
import type { Member } from "./viewer";

const select = {
  id: true,
  organizationId: true,
  username: true,
  name: true,
  userType: true,
  roles: { select: { role: { select: { name: true, rights: true } } } },
  organization: { select: { staffSecondFactor: true } },
  totp: { select: { confirmedAt: true } },
  passkeys: { select: { id: true }, take: 1 },
} as const;

type FoundUser = Prisma.UserGetPayload<{ select: typeof select }>;

/** An employee as a session of theirs would make them a viewer now. */
function toViewer({ id, roles, organization, totp, passkeys, ...user }: FoundUser): Member {
  const held = roles.map(({ role }) => role);
  const lacksFactor = lacksSecondFactor({
    userType: user.userType,
    isDemanded: organization.staffSecondFactor,
    hasFactor: Boolean(totp?.confirmedAt) || passkeys.length > 0,
  });
  return {
    kind: "member",
    ...user,
    userId: id,
    sessionHash: "",
    lacksSecondFactor: lacksFactor,
    roles: held.map(({ name }) => name),
    rights: lacksFactor ? {} : getHeldRights({ userType: user.userType, roles: held }),
  };
}

/**
 * The active employees among some users, each as the viewer that they are now, for checking their access while they
 * are away.
 */
export async function readStaffViewers(
  tx: TenantTransaction,
  among: Prisma.UserWhereInput,
): Promise<readonly Member[]> {
  const users = await tx.user.findMany({
    where: { AND: [among, { userType: "E", active: true }] },
    orderBy: { id: "asc" },
    select,
  });
  return users.map(toViewer);
}
