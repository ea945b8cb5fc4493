import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { changeTopic, type LockedTopic } from "../courses/lessonCommands";
import { announceNotifications, notify } from "../notifications/commands";
import { lessonPath } from "../notifications/rules";
import { lessonMessages } from "./contract";

/** Another question was not answered yet, and another video not watched. */
async function forgetReplaced(tx: TenantTransaction, { organizationId, id: topicId }: LockedTopic) {
  await tx.$executeRaw`
    UPDATE "BlockProgress" g SET
      "checkedAt" = CASE WHEN c."questionId" IS DISTINCT FROM d."questionId" THEN NULL ELSE g."checkedAt" END,
      "isRight" = CASE WHEN c."questionId" IS DISTINCT FROM d."questionId" THEN NULL ELSE g."isRight" END,
      "ranges" = CASE WHEN c."fileId" IS DISTINCT FROM d."fileId" THEN '[]' ELSE g."ranges" END,
      "watchedSeconds" = CASE WHEN c."fileId" IS DISTINCT FROM d."fileId" THEN 0 ELSE g."watchedSeconds" END,
      "watchedUntil" = CASE WHEN c."fileId" IS DISTINCT FROM d."fileId" THEN NULL ELSE g."watchedUntil" END
    FROM "TopicBlock" c JOIN "TopicBlock" d ON d."organizationId" = c."organizationId" AND d."id" = c."draftId"
    WHERE c."organizationId" = ${organizationId} AND c."topicId" = ${topicId}
      AND g."organizationId" = c."organizationId" AND g."blockId" = c."id"
      AND (c."questionId" IS DISTINCT FROM d."questionId" OR c."fileId" IS DISTINCT FROM d."fileId")`;
}

/** Makes the published blocks equal to the draft. The copy of a block keeps its id, and so the learners' progress. */
async function copyDraft(tx: TenantTransaction, { organizationId, id: topicId }: LockedTopic): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "TopicBlock" c
    WHERE c."organizationId" = ${organizationId} AND c."topicId" = ${topicId} AND c."draftId" IS NOT NULL
      AND NOT EXISTS (
        SELECT FROM "TopicBlock" d
        WHERE d."organizationId" = ${organizationId} AND d."id" = c."draftId" AND d."deletedAt" IS NULL)`;
  await tx.$executeRaw`
    INSERT INTO "TopicBlock" (
      "organizationId", "courseId", "topicId", "draftId", "kind", "markdown", "html", "rendererVersion", "language",
      "tone", "url", "caption", "altText", "fileId", "captionsFileId", "questionId", "displayOrder", "version",
      "updatedById", "updatedByName", "updatedAt")
    SELECT "organizationId", "courseId", "topicId", "id", "kind", "markdown", "html", "rendererVersion", "language",
      "tone", "url", "caption", "altText", "fileId", "captionsFileId", "questionId", "displayOrder", "version",
      "updatedById", "updatedByName", "updatedAt"
    FROM "TopicBlock" d
    WHERE d."organizationId" = ${organizationId} AND d."topicId" = ${topicId} AND d."draftId" IS NULL
      AND d."deletedAt" IS NULL
    ORDER BY d."displayOrder", d."id"
    ON CONFLICT ("organizationId", "draftId") DO UPDATE SET
      "kind" = EXCLUDED."kind", "markdown" = EXCLUDED."markdown", "html" = EXCLUDED."html",
      "rendererVersion" = EXCLUDED."rendererVersion", "language" = EXCLUDED."language", "tone" = EXCLUDED."tone",
      "url" = EXCLUDED."url", "caption" = EXCLUDED."caption", "altText" = EXCLUDED."altText",
      "fileId" = EXCLUDED."fileId", "captionsFileId" = EXCLUDED."captionsFileId",
      "questionId" = EXCLUDED."questionId", "displayOrder" = EXCLUDED."displayOrder",
      "version" = EXCLUDED."version", "updatedById" = EXCLUDED."updatedById",
      "updatedByName" = EXCLUDED."updatedByName", "updatedAt" = EXCLUDED."updatedAt"`;
}

/**
 * Notifies the learners of a course of a lesson that is published for the first time, and returns their ids. A
 * lesson that opens by order or plan is not open to all of them yet: no one is notified.
 */
async function notifyFirst(tx: TenantTransaction, { organizationId, id }: LockedTopic, now: Date) {
  const { name, opening, isPreview, course } = await tx.topic.findUniqueOrThrow({
    where: { id },
    select: {
      name: true,
      opening: true,
      isPreview: true,
      course: { select: { id: true, code: true, title: true } },
    },
  });
  if (opening !== "ALWAYS" && !isPreview) return [];
  return notify(tx, { organizationId, now }, [
    {
      kind: "newLesson",
      values: { topic: name, course: course.title },
      subject: { key: "topicId", id },
      to: { userType: "U", enrolments: { some: { courseId: course.id } } },
      path: lessonPath(course, id),
    },
  ]);
}

interface Publication {
  topicId: number;
  version: number;
}

/**
 * Publishes the draft of a lesson: readers see it from now on. Refuses NOT_FOUND, STALE if someone else has changed the
 * lesson since the version, and CONFLICT for a lesson that never had a block.
 */
export async function publishTopic(
  context: CommandContext,
  member: Member,
  { topicId, version }: Publication,
): Promise<void> {
  const scope = { member, topicId, version, part: "PUBLICATION" as const };
  const told = await changeTopic(context, scope, async (tx, topic) => {
    if (topic.draftChangedAt === null) throw new Refusal("CONFLICT", lessonMessages.nothingToPublish);
    await forgetReplaced(tx, topic);
    await copyDraft(tx, topic);
    return topic.publishedAt === null ? notifyFirst(tx, topic, context.clock()) : [];
  });
  announceNotifications(context.bus, member.organizationId, told);
}
