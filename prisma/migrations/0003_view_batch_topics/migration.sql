-- The modules and topics of the courses that batches follow, with what the batches store of them. Both are read with the
-- rights of the role that asks, so that the policies of their tables hold.

CREATE VIEW "BatchTopic" WITH (security_invoker = true) AS
SELECT b."id" || '-' || t."id" AS "id", b."organizationId", b."id" AS "batchCourseId", b."batchId", b."courseId",
  c."title" AS "courseTitle", m."id" AS "moduleId", t."id" AS "topicId", t."name" AS "topicName",
  coalesce(p."status", 'PENDING') AS "status", p."plannedDate", p."startDate", p."completedDate",
  b."startDate" AS "courseStart", m."displayOrder" AS "moduleOrder", t."displayOrder" AS "topicOrder"
FROM "BatchCourse" b
JOIN "Course" c ON c."organizationId" = b."organizationId" AND c."id" = b."courseId"
JOIN "Module" m ON m."organizationId" = b."organizationId" AND m."courseId" = b."courseId"
JOIN "Topic" t ON t."organizationId" = b."organizationId" AND t."courseId" = b."courseId" AND t."moduleId" = m."id"
LEFT JOIN "BatchCourseTopic" p ON p."organizationId" = b."organizationId" AND p."batchId" = b."batchId"
  AND p."courseId" = b."courseId" AND p."topicId" = t."id";

CREATE VIEW "BatchModule" WITH (security_invoker = true) AS
SELECT b."id" || '-' || m."id" AS "id", b."organizationId", b."id" AS "batchCourseId", m."id" AS "moduleId",
  m."name" AS "moduleName", m."displayOrder" AS "moduleOrder", f."noOfTopics", f."completedTopics", f."plannedTopics"
FROM "BatchCourse" b
JOIN "Module" m ON m."organizationId" = b."organizationId" AND m."courseId" = b."courseId"
CROSS JOIN LATERAL (
  SELECT count(*)::int AS "noOfTopics", count(*) FILTER (WHERE p."status" = 'COMPLETED')::int AS "completedTopics",
    count(p."plannedDate")::int AS "plannedTopics"
  FROM "Topic" t
  LEFT JOIN "BatchCourseTopic" p ON p."organizationId" = t."organizationId" AND p."batchId" = b."batchId"
    AND p."courseId" = t."courseId" AND p."topicId" = t."id"
  WHERE t."organizationId" = b."organizationId" AND t."courseId" = b."courseId" AND t."moduleId" = m."id"
) f;
