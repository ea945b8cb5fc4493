import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { accounts } from "#tests/support/accounts";
import { command, liveList, node, nodeNumber, query } from "./build";
import type { Expected, FieldRow, LiveRow } from "./matrix";
import { byMember, byStaff, ofTheTenant, signedIn, staffOnly } from "./outcomes";

/** A sent announcement to everyone, by the demo administrator. */
export async function makeNodes(prisma: PrismaClient) {
  const { id: authorId } = await prisma.user.findFirstOrThrow({
    where: { email: accounts.admin.email, organizationId: 1 },
  });
  const at = new Date();
  const texts = { title: "Access", body: "Access" };
  const data = { organizationId: 1, authorId, ...texts, publishAt: at, sentAt: at };
  const { id: announcementId } = await prisma.announcement.create({ data });
  const recipient = { organizationId: 1, announcementId, userId: authorId };
  return {
    Announcement: announcementId,
    AnnouncementRecipient: (await prisma.announcementRecipient.create({ data: recipient })).id,
  };
}

const ofMembers: Expected = { ...ofTheTenant, visitor: "UNAUTHENTICATED" };
const input = 'input: { title: "", body: "" }';

export const fields: FieldRow[] = [
  query(
    "announcement",
    (rows) => `announcement(databaseId: ${nodeNumber(rows, "Announcement")}) { title body }`,
    ofMembers,
  ),
  node("Announcement", "title", { ...ofMembers, visitor: "nothing" }),
  node("AnnouncementRecipient", "readAt", {
    ...staffOnly,
    learner: "nothing",
    other: "nothing",
    visitor: "nothing",
  }),
  query("announcements", "announcements { nodes { title readCount recipients { nodes { readAt } } } }", {
    ...staffOnly,
    other: "nothing",
  }),
  query("announcementAudience", "announcementAudience", { ...staffOnly, other: "yes" }),
  query("unreadAnnouncements", "unreadAnnouncements { title }", {
    ...signedIn,
    admin: "nothing",
    other: "nothing",
  }),
  command("createAnnouncement", input, byStaff("INVALID", "INVALID")),
  command(
    "updateAnnouncement",
    `announcementId: 999999, input: { title: "T", body: "B" }`,
    byStaff("NOT_FOUND", "NOT_FOUND"),
  ),
  command("cancelAnnouncement", "announcementId: 999999", byStaff("NOT_FOUND", "NOT_FOUND")),
  command("markAnnouncementRead", "announcementId: 999999", byMember("UNAUTHENTICATED", "NOT_FOUND")),
];

export const liveFields: LiveRow[] = [
  liveList("announcementsChanged", (bus, organizationId) =>
    bus.publish("announcementsChanged", { organizationId }),
  ),
];
