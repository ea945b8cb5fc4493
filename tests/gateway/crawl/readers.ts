import { randomUUID } from "node:crypto";
import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { everyRight, type Right, type Rights } from "#gateway/domains/rightsContract";
import { createToken, hashToken } from "#gateway/session/tokens";
import { type Caller, createCaller } from "#tests/support/caller";
import type { Ground } from "./prune";

/** A person who crawls: what it may do, and what it teaches. */
export interface Reader {
  name: string;
  organizationId: number;
  userId: number;
  userType: "E" | "U";
  rights: Rights;
  /** The course in the batch that it teaches; null for a person who teaches nothing. */
  teaches: Ground["own"] | null;
}

/** A person to be made. */
export interface Wanted {
  name: string;
  rights: Rights | "ADMIN";
  teaches?: Ground["own"] | null;
  userType?: "E" | "U";
  organizationId?: number;
}

/** Makes a person with a role of these rights. */
export async function makeReader(prisma: PrismaClient, wanted: Wanted): Promise<Reader> {
  const { name, rights, teaches = null, userType = "E", organizationId = 1 } = wanted;
  const username = `crawler-${randomUUID().slice(0, 8)}`;
  const user = await prisma.user.create({
    data: {
      organizationId,
      username,
      name: username,
      email: `${username}@crawl.test`,
      userType,
      emailVerified: true,
    },
  });
  const isAdmin = rights === "ADMIN";
  const role = isAdmin
    ? await prisma.role.findFirstOrThrow({ where: { organizationId, name: "ADMIN" } })
    : await prisma.role.create({ data: { organizationId, name: username, rights } });
  await prisma.userRole.create({ data: { organizationId, userId: user.id, roleId: role.id } });
  if (teaches)
    await prisma.batchTrainer.create({
      data: { organizationId, ...teaches, trainerId: user.id, role: "CO_TRAINER" },
    });
  return { name, organizationId, userId: user.id, userType, rights: isAdmin ? everyRight : rights, teaches };
}

/** A caller with a session of a person. */
export async function signInReader(
  prisma: PrismaClient,
  origin: string,
  { organizationId, userId }: Reader,
): Promise<Caller> {
  const token = createToken();
  const [now, later] = [new Date(), new Date(Date.now() + 86_400_000)];
  await prisma.session.create({
    data: {
      organizationId,
      userId,
      tokenHash: hashToken(token),
      address: "127.0.0.1",
      createdAt: now,
      lastUsedAt: now,
      expiresAt: later,
    },
  });
  return createCaller(origin, { token, userId });
}

/** The scope of a reader's right; null without it. */
export const getScope = ({ rights, userType }: Reader, right: Right) =>
  userType === "E" ? (rights[right] ?? null) : null;
