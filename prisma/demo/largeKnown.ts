import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import type { ShippedRole } from "#gateway/domains/roles/shippedContract";
import { readLastIds } from "./bulkInsert";
import type { LastIds } from "./rows";
import type { Person } from "./users";

/** The totals of the rows. */
export interface Size {
  courses: number;
  learners: number;
  batches: number;
  messages: number;
  payments: number;
}

/** The rows of the demo organization that the load-test set builds on. */
export interface Known {
  organizationId: number;
  lastIds: LastIds;
  size: Size;
  categoryIds: ReadonlyMap<string, number>;
  roleIds: ReadonlyMap<ShippedRole, number>;
  trainers: Person[];
  lobbyId: number;
  /** When the lobby's last message was written. */
  lobbyLast: Date;
  /** The demo learners' hash, so that none is computed again. */
  passwordHash: string;
}

async function readSize(prisma: PrismaClient, organizationId: number): Promise<Size> {
  const where = { organizationId };
  return {
    courses: await prisma.course.count({ where }),
    learners: await prisma.user.count({ where: { organizationId, userType: "U" } }),
    batches: await prisma.batch.count({ where }),
    messages: await prisma.message.count({ where }),
    payments: await prisma.payment.count({ where }),
  };
}

async function readPeople(prisma: PrismaClient, organizationId: number) {
  const learner = await prisma.user.findFirstOrThrow({ where: { organizationId, username: "learner" } });
  const staff = await prisma.user.findMany({
    where: { organizationId, userType: "E", active: true, roles: { some: { role: { name: "TRAINER" } } } },
    select: { id: true, name: true },
    orderBy: { id: "asc" },
  });
  return {
    passwordHash: learner.passwordHash ?? "",
    trainers: staff.map(({ id, name }): Person => ({ id, name, joinedDay: 0 })),
  };
}

async function readLobby(prisma: PrismaClient, organizationId: number) {
  const { id } = await prisma.room.findFirstOrThrow({ where: { organizationId, kind: "LOBBY" } });
  const last = await prisma.message.findFirst({
    where: { organizationId, roomId: id },
    orderBy: { id: "desc" },
  });
  return { lobbyId: id, lobbyLast: last?.createdDate ?? new Date(0) };
}

/** Reads the demo organization as it is. */
export async function readKnown(prisma: PrismaClient): Promise<Known> {
  const { id: organizationId } = await prisma.organization.findUniqueOrThrow({ where: { code: "DEMO" } });
  const categories = await prisma.category.findMany({ where: { organizationId } });
  const role = await prisma.role.findFirstOrThrow({ where: { organizationId, name: "LEARNER" } });
  return {
    organizationId,
    lastIds: await readLastIds(prisma),
    size: await readSize(prisma, organizationId),
    categoryIds: new Map(categories.map(({ id, name }) => [name, id])),
    roleIds: new Map([["LEARNER", role.id]]),
    ...(await readPeople(prisma, organizationId)),
    ...(await readLobby(prisma, organizationId)),
  };
}
