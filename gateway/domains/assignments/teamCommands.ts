import { lockRow } from "#gateway/database/lockRow";
import { refuseTaken } from "#gateway/database/refuseTaken";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { whereHandedIn } from "../batches/access";
import { whereOwn } from "../submissions/access";
import { givenTo, whereGiven } from "./access";
import { assignmentMessages, teamSchema } from "./contract";
import { requireGiven } from "./giveCommands";
import { readMilestones } from "./rules";

/** Makes changes of the teams of one project wait for each other. */
const lockTeams = (tx: TenantTransaction, organizationId: number, id: number) =>
  lockRow(tx, { table: "GivenAssignment", organizationId, id }, "FOR UPDATE");

/** Refuses NOT_FOUND for assignments not given to the learner. */
async function requireOwn(tx: TenantTransaction, member: Member, givenId: number) {
  const where = { id: givenId, AND: givenTo(member) };
  const given = await tx.givenAssignment.findFirst({
    where,
    include: { assignment: true, members: { where: { userId: member.userId } } },
  });
  if (!given) throw new Refusal("NOT_FOUND", assignmentMessages.notGiven);
  return given;
}

interface TeamName {
  givenId: number;
  name: string;
  /** The team that is being renamed; null or undefined for a new one. */
  ownId: number | null | undefined;
}

/** Refuses CONFLICT for a name that another team of the project has; returns the name to store. */
function claimName(tx: TenantTransaction, { givenId, name: text, ownId }: TeamName) {
  const teams = {
    findMany: ({ where, select }: { where: object; select: { id: true; name: true } }) =>
      tx.projectTeam.findMany({ where: { ...where, givenId }, select }),
  };
  const within = `ProjectTeam ${givenId}`;
  return refuseTaken(tx, teams, {
    within,
    field: "name",
    text,
    ownId,
    message: assignmentMessages.teamTaken,
  });
}

const refuseHandedIn = async (tx: TenantTransaction, teamId: number) => {
  if ((await tx.submission.count({ where: { teamId, state: { not: "DRAFT" } } })) > 0)
    throw new Refusal("CONFLICT", assignmentMessages.teamHandedIn);
};

/**
 * Deletes a team without members, and returns whether it did. Refuses NOT_FOUND, and CONFLICT once it has handed in
 * work.
 */
async function endWithoutMembers(
  tx: TenantTransaction,
  { givenId, teamId, isEmpty }: { givenId: number; teamId: number; isEmpty: boolean },
): Promise<boolean> {
  if ((await tx.projectTeam.count({ where: { id: teamId, givenId } })) === 0)
    throw new Refusal("NOT_FOUND", assignmentMessages.teamNotFound);
  if (!isEmpty) return false;
  await refuseHandedIn(tx, teamId);
  await tx.projectTeam.delete({ where: { id: teamId } });
  return true;
}

interface Team {
  givenId: number;
  teamId?: number | null | undefined;
  name: string;
  userIds: readonly number[];
}

/**
 * Creates a team, or changes its members; without members it is deleted. Refuses INVALID, NOT_FOUND, CONFLICT.
 */
export async function saveTeam(
  { db, bus }: CommandContext,
  member: Member,
  { givenId, teamId, userIds, ...input }: Team,
): Promise<void> {
  const { name: wanted } = parseInput(teamSchema, input);
  const { organizationId } = member;
  const ids = [...new Set(userIds)];
  await db.$transaction(async (tx) => {
    await lockTeams(tx, organizationId, givenId);
    const { assignment } = await requireGiven(tx, member, givenId);
    if (assignment.teamSize < 2) throw new Refusal("CONFLICT", assignmentMessages.noTeams);
    if (ids.length > assignment.teamSize) throw refuseField("userIds", assignmentMessages.teamFull);
    if (teamId && (await endWithoutMembers(tx, { givenId, teamId, isEmpty: ids.length === 0 }))) return;
    const name = await claimName(tx, { givenId, name: wanted, ownId: teamId });
    const free = {
      id: { in: ids },
      // A member who was moved to another batch stays in the team.
      OR: [whereGiven({ id: givenId }), { teamMembers: { some: { givenId, teamId: teamId ?? -1 } } }],
      teamMembers: { none: { givenId, teamId: { not: teamId ?? -1 } } },
    };
    if ((await tx.user.count({ where: free })) !== ids.length)
      throw refuseField("userIds", assignmentMessages.otherMember);
    const saved = teamId
      ? await tx.projectTeam.update({ where: { id: teamId }, data: { name } })
      : await tx.projectTeam.create({ data: { organizationId, givenId, name } });
    await tx.projectTeamMember.deleteMany({ where: { teamId: saved.id, userId: { notIn: ids } } });
    await tx.projectTeamMember.createMany({
      data: ids.map((userId) => ({ organizationId, givenId, teamId: saved.id, userId })),
      skipDuplicates: true,
    });
  });
  bus.publish("assignmentsChanged", { organizationId });
}

interface OwnAssignment {
  assignmentId: number;
}

interface OwnChange {
  member: Member;
  givenId: number;
}

/**
 * Runs a learner's change of a given assignment, one change of its teams after the other. Refuses NOT_FOUND.
 */
async function changeOwn(
  { db, bus }: CommandContext,
  { member, givenId }: OwnChange,
  change: (tx: TenantTransaction, own: Awaited<ReturnType<typeof requireOwn>>) => Promise<unknown>,
): Promise<OwnAssignment> {
  const { organizationId } = member;
  const assignmentId = await db.$transaction(async (tx) => {
    await lockTeams(tx, organizationId, givenId);
    const own = await requireOwn(tx, member, givenId);
    await change(tx, own);
    return own.assignmentId;
  });
  bus.publish("assignmentsChanged", { organizationId });
  return { assignmentId };
}

interface Joining {
  givenId: number;
  teamId?: number | null | undefined;
  name?: string | null | undefined;
}

/**
 * Joins a team, or starts one with a name. Refuses NOT_FOUND, INVALID, and CONFLICT if learners form no teams or it
 * is full.
 */
export const joinTeam = (
  context: CommandContext,
  member: Member,
  { givenId, teamId, name }: Joining,
): Promise<OwnAssignment> =>
  changeOwn(context, { member, givenId }, async (tx, { assignment, members }) => {
    const { organizationId, userId } = member;
    if (assignment.teamSize < 2) throw new Refusal("CONFLICT", assignmentMessages.noTeams);
    if (!assignment.teamsByLearner) throw new Refusal("CONFLICT", assignmentMessages.teamsByStaff);
    if (members.length > 0) throw new Refusal("CONFLICT", assignmentMessages.inTeam);
    const ofTeams = { given: { assignmentId: assignment.id }, ...whereHandedIn, AND: whereOwn(userId) };
    if ((await tx.submission.count({ where: ofTeams })) > 0)
      throw new Refusal("CONFLICT", assignmentMessages.teamHandedIn);
    const team = teamId
      ? await tx.projectTeam.findFirst({ where: { id: teamId, givenId }, include: { members: true } })
      : await beginTeam(tx, { organizationId, givenId, name: name ?? "" });
    if (!team) throw new Refusal("NOT_FOUND", assignmentMessages.teamNotFound);
    if (team.members.length >= assignment.teamSize)
      throw new Refusal("CONFLICT", assignmentMessages.teamFull);
    await refuseHandedIn(tx, team.id);
    await tx.projectTeamMember.create({ data: { organizationId, givenId, teamId: team.id, userId } });
  });

async function beginTeam(
  tx: TenantTransaction,
  { organizationId, givenId, ...input }: { organizationId: number; givenId: number; name: string },
) {
  const { name: wanted } = parseInput(teamSchema, input);
  const name = await claimName(tx, { givenId, name: wanted, ownId: null });
  return tx.projectTeam.create({ data: { organizationId, givenId, name }, include: { members: true } });
}

/**
 * Leaves the member's team; its last member deletes it. Refuses NOT_FOUND, and CONFLICT once it has handed in work.
 */
export const leaveTeam = (context: CommandContext, member: Member, givenId: number): Promise<OwnAssignment> =>
  changeOwn(context, { member, givenId }, async (tx, { assignment, members }) => {
    const { userId } = member;
    const teamId = members[0]?.teamId;
    if (teamId === undefined) throw new Refusal("NOT_FOUND", assignmentMessages.teamNotFound);
    if (!assignment.teamsByLearner) throw new Refusal("CONFLICT", assignmentMessages.teamsByStaff);
    await refuseHandedIn(tx, teamId);
    await tx.projectTeamMember.deleteMany({ where: { teamId, userId } });
    await tx.projectTeam.deleteMany({ where: { id: teamId, members: { none: {} } } });
  });

interface Check {
  givenId: number;
  milestoneKey: string;
  isReached: boolean;
}

/** Records that the learner, or the team, has reached a milestone, or has not. Refuses NOT_FOUND. */
export const setMilestone = (
  context: CommandContext,
  member: Member,
  { givenId, milestoneKey, isReached }: Check,
): Promise<OwnAssignment> =>
  changeOwn(context, { member, givenId }, async (tx, { assignment, members }) => {
    const { organizationId, userId } = member;
    if (!readMilestones(assignment.milestones).some(({ key }) => key === milestoneKey))
      throw new Refusal("NOT_FOUND", assignmentMessages.noMilestone);
    const teamId = members[0]?.teamId;
    const owner = teamId === undefined ? { userId } : { teamId };
    const ofAssignment = { given: { assignmentId: assignment.id } };
    await tx.milestoneCheck.deleteMany({ where: { ...ofAssignment, milestoneKey, ...owner } });
    if (isReached)
      await tx.milestoneCheck.create({
        data: { organizationId, givenId, milestoneKey, ...owner, checkedAt: context.clock() },
      });
  });
