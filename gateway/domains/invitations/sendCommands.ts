import type { JobContext } from "#gateway/jobs/handler";
import { createToken, hashToken } from "#gateway/session/tokens";
import { announceMails, sendMail } from "../mail/commands";
import { formatZonedMoment } from "../zoneContract";
import { getInvitationState, shownColumns } from "./rules";

const selection = {
  ...shownColumns,
  mailId: true,
  course: { select: { title: true } },
  organization: { select: { name: true, timeZone: true } },
} as const;

/** Writes the mails of open invitations, each with its own token. */
export async function sendInvitations(
  job: JobContext,
  { invitationIds }: { invitationIds: readonly number[] },
): Promise<void> {
  const { gateway, db, organizationId, finish } = job;
  await db.$transaction(async (tx) => {
    const found = await tx.invitation.findMany({
      where: { id: { in: [...invitationIds] }, mailId: null },
      orderBy: { id: "asc" },
      select: selection,
    });
    for (const { id, email, invitedBy, batch, course, organization, expiresAt, ...times } of found) {
      if (email === null || getInvitationState({ ...times, expiresAt }, gateway.clock()) !== "OPEN") continue;
      const account = await tx.user.findFirst({ where: { email }, select: { id: true } });
      const token = createToken();
      const mailId = await sendMail(gateway, tx, {
        organizationId,
        kind: "invitation",
        to: email,
        userId: account?.id ?? null,
        values: {
          link: `/auth/join/${token}`,
          inviter: invitedBy.name,
          place: batch?.name ?? course?.title ?? organization.name,
          expires: formatZonedMoment(organization.timeZone, expiresAt),
        },
      });
      await tx.invitation.update({ where: { id }, data: { tokenHash: hashToken(token), mailId } });
    }
    await finish(tx);
  });
  announceMails(gateway.bus, organizationId);
  gateway.bus.publish("invitationsChanged", { organizationId });
}
