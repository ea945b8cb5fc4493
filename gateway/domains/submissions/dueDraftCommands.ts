import type { Gateway } from "#gateway/gateway";
import { Refusal } from "#gateway/refusal";
import type { Tenant } from "#gateway/session/tenants";
import type { Member } from "#gateway/session/viewer";
import { whereGiven } from "../assignments/access";
import { minuteMs } from "../durationContract";
import { announceNotifications, notify, type WantedNotification } from "../notifications/commands";
import { assignmentPath } from "../notifications/rules";
import { type DraftEnd, findReminder, getDraftEnd, listEnds, reminderLeads, stoodInTime } from "./draftRules";
import { type DueDraft, readDueDrafts, type TenantClock } from "./dueDraftLoaders";
import { handInOverdue } from "./handInCommands";

const longest = Math.max(...reminderLeads) * minuteMs;

/** The reminders that are due for a draft. */
const listReminders = (draft: DueDraft, now: Date) =>
  listEnds({ ...draft, lateRule: draft.assignment.lateRule }).flatMap((end) => {
    const lead = findReminder({ begunAt: draft.begunAt, endsAt: end.at }, now);
    return lead === null ? [] : [{ end, lead }];
  });

interface Reminder extends Pick<DueDraft, "givenId" | "assignment"> {
  end: DraftEnd;
  lead: number;
  learnerIds: number[];
}

/** The reminders of drafts, those of one end of one given assignment together. */
function groupReminders(drafts: readonly DueDraft[], now: Date): Map<string, Reminder> {
  const groups = new Map<string, Reminder>();
  for (const draft of drafts)
    for (const { end, lead } of listReminders(draft, now)) {
      const occasion = `${draft.givenId}:${end.at.toISOString()}:${lead}`;
      const learnerIds = [...(groups.get(occasion)?.learnerIds ?? []), ...draft.learnerIds];
      groups.set(occasion, { ...draft, end, lead, learnerIds });
    }
  return groups;
}

const toWanted = (occasion: string, reminder: Reminder): WantedNotification<"draftDue"> => {
  const { givenId, assignment, end, lead, learnerIds } = reminder;
  return {
    kind: "draftDue",
    values: {
      assignment: assignment.title,
      course: assignment.course.title,
      minutes: lead,
      isClosing: end.isClosing,
      isHandedIn: assignment.handInDraftsAtDue,
    },
    subject: { key: "givenId", id: givenId },
    to: { AND: [whereGiven({ id: givenId }), { id: { in: learnerIds } }] },
    path: assignmentPath(assignment),
    occasion,
  };
};

/** Reminds the learners of an organization of drafts that are due soon; returns who was notified. */
async function remindOf(gateway: Gateway, place: TenantClock): Promise<number[]> {
  const { organizationId, now } = place;
  const db = gateway.tenantClient(organizationId);
  const isSoon = { gt: new Date(now.getTime() - minuteMs), lte: new Date(now.getTime() + longest) };
  const drafts = await readDueDrafts(db, place, {
    where: {
      given: {
        some: {
          OR: [
            { dueAt: isSoon },
            { closesAt: isSoon },
            { daysAfterTopic: { not: null } },
            { extensions: { some: { dueAt: isSoon } } },
          ],
        },
      },
    },
    isWanted: ({ dueAt, closesAt }) =>
      [dueAt, closesAt].some((end) => end && end > isSoon.gt && end <= isSoon.lte),
  });
  const wanted = [...groupReminders(drafts, now)].map(([occasion, reminder]) => toWanted(occasion, reminder));
  return wanted.length === 0 ? [] : db.$transaction((tx) => notify(tx, place, wanted));
}

/** Reminds the learners of every organization of drafts, two hours and ten minutes before they are due, once each. */
export async function remindOfDrafts(gateway: Gateway): Promise<void> {
  const now = gateway.clock();
  for (const { id: organizationId, timeZone } of await gateway.tenants.list()) {
    const told = await remindOf(gateway, { organizationId, now, timeZone });
    announceNotifications(gateway.bus, organizationId, told);
  }
}

/** The learners who own drafts, as the viewers that they are: one of each team. */
async function readOwners(gateway: Gateway, tenant: Tenant, userIds: number[]): Promise<Map<number, Member>> {
  const users = await gateway.tenantClient(tenant.id).user.findMany({
    where: { id: { in: userIds }, userType: "U" },
    select: { id: true, username: true, name: true },
  });
  return new Map(
    users.map(({ id, ...user }) => [
      id,
      {
        kind: "member",
        ...user,
        organizationId: tenant.id,
        userId: id,
        userType: "U",
        roles: [],
        rights: {},
        sessionHash: "",
      },
    ]),
  );
}

/** Hands in the overdue drafts of an organization; one that can't be handed in any more keeps back no other. */
async function handInOf(gateway: Gateway, tenant: Tenant, now: Date): Promise<void> {
  const { id: organizationId, timeZone } = tenant;
  const db = gateway.tenantClient(organizationId);
  const endOf = (ends: Pick<DueDraft, "dueAt" | "closesAt">, { handInDraftsAtDue }: DueDraft["assignment"]) =>
    getDraftEnd({ ...ends, handInDraftsAtDue });
  const found = await readDueDrafts(
    db,
    { organizationId, now, timeZone },
    {
      where: { handInDraftsAtDue: true },
      isWanted: (ends, assignment) => {
        const endsAt = endOf(ends, assignment);
        return endsAt !== null && endsAt <= now;
      },
    },
  );
  const drafts = found.filter((draft) => {
    const endsAt = endOf(draft, draft.assignment);
    return endsAt !== null && stoodInTime({ savedAt: draft.savedAt, endsAt }, now);
  });
  if (drafts.length === 0) return;
  const owners = await readOwners(
    gateway,
    tenant,
    drafts.flatMap(({ learnerIds: [first] }) => first ?? []),
  );
  const context = { db, bus: gateway.bus, clock: () => now, tenant };
  for (const {
    learnerIds: [first],
    assignment,
  } of drafts) {
    const owner = first === undefined ? undefined : owners.get(first);
    if (!owner) continue;
    try {
      await handInOverdue(context, owner, assignment.id);
    } catch (error) {
      // The learner has left the batch, or the text changes at this moment: the next round looks again.
      if (!(error instanceof Refusal))
        gateway.log.error(
          { err: error, organizationId, assignmentId: assignment.id },
          "a draft was not handed in",
        );
    }
  }
}

/** Hands in the drafts of every organization that stood when they were due, where their assignments say so. */
export async function handInOverdueDrafts(gateway: Gateway): Promise<void> {
  const now = gateway.clock();
  for (const tenant of await gateway.tenants.list()) await handInOf(gateway, tenant, now);
}
